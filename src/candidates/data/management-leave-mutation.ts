import { useMutation, useQueryClient } from "@tanstack/react-query";
import { candidateKeys } from "@/candidates/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { notificationKeys } from "@/notifications/data/keys";
import { partnerKeys } from "@/partners/data/keys";

/** The candidate leaves the company that manages them. */
export function useLeaveManagement(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (companyId: string) => callProcedure("leave_management", { p_company_id: companyId }),
    // Also when it failed: somebody else may manage them by now.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.profile(userId) }),
        client.invalidateQueries({ queryKey: candidateKeys.preview(userId) }),
        client.invalidateQueries({ queryKey: partnerKeys.all }),
        client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
      ]),
    meta: { successMessage: "Nobody manages your profile any more", errorTitle: "You could not leave" },
  });
}
