import type { OpenInvitation } from "@contracts/invitation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invitationKeys } from "@/data/invitations/keys";
import { notificationKeys } from "@/data/notifications/keys";
import type { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";

async function respond(id: string, accept: boolean): Promise<void> {
  const answer = callProcedure("respond_to_invitation", { p_invitation_id: id, p_accept: accept });
  await answer.catch((error: AppError) => {
    // Nothing is left to decline: the invitation was revoked or answered elsewhere. Its card goes all the same.
    if (accept || (error.status !== 404 && error.status !== 409)) throw error;
  });
}

/** Accepts (or declines) an invitation for one's own address; either way it leaves the screen. */
export function useRespondToInvitation(userId: string, accept: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OpenInvitation) => respond(id, accept),
    meta: accept
      ? {
          // What the account is already does not change by trying.
          errorTitle: ({ status }) =>
            status === 409 ? "Failed to accept invitation" : "Failed to accept invitation. Please try again.",
        }
      : { errorTitle: "Error", errorMessage: "Failed to decline invitation" },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: invitationKeys.mine(userId) }),
        client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
      ]),
  });
}
