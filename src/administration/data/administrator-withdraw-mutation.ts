import type { Administrator } from "@contracts/administration";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

export interface Withdrawal {
  administrator: Administrator;
  /** Their open invitations go on in the caller's name; otherwise they are revoked. */
  keepInvitations: boolean;
}

/** Takes the right of an administrator, who is told by mail. Throws AppError: 404 for none any more, 409 for the last one. */
export function useWithdrawAdministrator() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ administrator, keepInvitations }: Withdrawal) =>
      callProcedure("withdraw_admin", { p_user_id: administrator.id, p_keep_invitations: keepInvitations }),
    onSettled: (_answer, error, { administrator }) => {
      // Whoever has withdrawn themselves reads none of it any more.
      if (error || !administrator.is_me) return queryClient.invalidateQueries({ queryKey: adminKeys.all });
    },
    meta: {
      successMessage: (_answer: unknown, { administrator: { is_me, name, email } }: Withdrawal) =>
        is_me ? "You are no longer an administrator" : `${name ?? email} is no longer an administrator`,
      errorTitle: "The administrator could not be withdrawn",
    },
  });
}
