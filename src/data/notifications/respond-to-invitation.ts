import type { Notification } from "@contracts/notification";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { candidateKeys } from "@/data/candidates/keys";
import { notificationKeys } from "@/data/notifications/keys";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

/** Accepts (or declines) a company's offer to manage the candidate (S2 §4, §8); either way the invitation leaves the screen. */
export function useRespondToInvitation(userId: string, accept: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Notification) => {
      unwrap(
        await (await getSupabase()).rpc("respond_to_company_invitation", {
          p_notification_id: id,
          p_accept: accept,
        }),
      );
    },
    meta: accept
      ? { errorTitle: "Failed to accept invitation. Please try again." }
      : { errorTitle: "Error", errorMessage: "Failed to dismiss notification" },
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
    onSuccess: () => client.invalidateQueries({ queryKey: candidateKeys.profile(userId) }),
  });
}
