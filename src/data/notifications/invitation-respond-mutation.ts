import type { Notification } from "@contracts/notification";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { candidateKeys } from "@/data/candidates/keys";
import { deleteNotification } from "@/data/notifications/delete-notification";
import { notificationKeys } from "@/data/notifications/keys";
import type { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";

async function respond(userId: string, id: string, accept: boolean): Promise<void> {
  const answer = callProcedure("respond_to_company_invitation", { p_notification_id: id, p_accept: accept });
  await answer.catch((error: AppError) => {
    const isOver = error.status === 404 || error.status === 409;
    if (accept || !isOver) throw error;
    // Nothing is left to decline: the invitation was revoked or answered elsewhere. Its card goes all the same.
    return deleteNotification(userId, id);
  });
}

/** Accepts (or declines) a company's offer to manage the candidate; either way the invitation leaves the screen. */
export function useRespondToInvitation(userId: string, accept: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notification: Notification) => respond(userId, notification.id, accept),
    meta: accept
      ? { errorTitle: "Failed to accept invitation. Please try again." }
      : { errorTitle: "Error", errorMessage: "Failed to dismiss notification" },
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
    onSuccess: () => client.invalidateQueries({ queryKey: candidateKeys.profile(userId) }),
  });
}
