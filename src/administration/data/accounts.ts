import type { Administrator } from "@contracts/administration/administration";
import type { AppRole } from "@contracts/app-role";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { createdKey, nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { administration } from "@/lib/refreshes";
import { refetch, useProcedure } from "@/lib/use-act";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Every account, newest first, page by page: those with these words in their name or whose address begins so, of one role or of any. */
export const usePeople = (search: string, role: AppRole | null) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_people",
      { p_search: search, p_role: role ?? undefined },
      { before: ({ people }) => nextPage(people, createdKey), placeholderData: keepPreviousData },
    ),
  );

/** All administrators, the first one first. */
export const administratorsQuery = procedureQuery("list_admins", {});

export interface Withdrawal {
  administrator: Administrator;
  /** Their open invitations go on in the caller's name; otherwise they are revoked. */
  keepInvitations: boolean;
}

/** Takes the right of an administrator, who is told by mail. Throws AppError: 404 for none any more, 409 for the last one. */
export function useWithdrawAdministrator() {
  const client = useQueryClient();
  return useProcedure(
    "withdraw_admin",
    ({ administrator, keepInvitations }: Withdrawal) => ({
      p_user_id: administrator.id,
      p_keep_invitations: keepInvitations,
    }),
    {
      // Whoever has withdrawn themselves reads none of it any more.
      onSuccess: (_answer, { administrator }) => (administrator.is_me ? undefined : refetch(client, administration)),
      onError: () => refetch(client, administration),
      meta: {
        successMessage: (_answer: unknown, { administrator: { is_me, name, email } }: Withdrawal) =>
          is_me ? "You are no longer an administrator" : `${name ?? email} is no longer an administrator`,
        errorTitle: "The administrator could not be withdrawn",
      },
    },
  );
}
