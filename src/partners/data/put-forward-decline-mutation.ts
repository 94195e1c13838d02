import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { notificationKeys } from "@/notifications/data/keys";
import { partnerKeys } from "@/partners/data/keys";

async function decline(id: string): Promise<void> {
  await callProcedure("decline_put_forward", { p_id: id }).catch((error: AppError) => {
    // Nothing is left to decline: it was taken back, or the job is closed. Its card goes all the same.
    if (error.status !== 404) throw error;
  });
}

/** The candidate does not want to be put forward for a job. */
export function useDeclinePutForward(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decline,
    meta: { errorTitle: "Your answer was not sent" },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: partnerKeys.mine(userId) }),
        client.invalidateQueries({ queryKey: partnerKeys.asked(userId) }),
        client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
      ]),
  });
}
