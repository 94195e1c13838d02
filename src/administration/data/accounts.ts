import type { AccountState, Administrator, Person } from "@contracts/administration/administration";
import type { DeletionRequestWay, SuspensionInput } from "@contracts/administration/suspension";
import type { AppRole } from "@contracts/app-role";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { resendConfirmation } from "@/accounts/data/confirmation-resend-mutation";
import { requestPasswordReset } from "@/accounts/data/password-reset-mutation";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage, seenKey } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { refetch } from "@/lib/refetch";
import { administration } from "@/lib/refreshes";
import { useAct, useProcedure } from "@/lib/use-act";
import type { Days } from "@/lib/use-days-filter";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Every account, last seen first, filtered by name or address, role, state and day of sign-up. */
export const usePeople = (search: string, role: AppRole | null, state: AccountState | null, days: Days) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_people",
      { p_search: search, p_role: role ?? undefined, p_state: state ?? undefined, ...days },
      { before: ({ people }) => nextPage(people, seenKey), placeholderData: keepPreviousData },
    ),
  );

/** All administrators, oldest first. */
export const administratorsQuery = procedureQuery("list_admins", {});

export interface Withdrawal {
  administrator: Administrator;
  /** Whether their open invitations transfer to the caller; if not, they are revoked. */
  keepInvitations: boolean;
}

/** Removes an administrator and emails them. Throws AppError: 404 if they no longer are one, 409 for the last one. */
export function useWithdrawAdministrator() {
  const client = useQueryClient();
  return useProcedure(
    "withdraw_admin",
    ({ administrator, keepInvitations }: Withdrawal) => ({
      p_user_id: administrator.id,
      p_keep_invitations: keepInvitations,
    }),
    {
      // Administrators who removed themselves can't read any of it.
      onSuccess: (_answer, { administrator }) => (administrator.is_me ? undefined : refetch(client, administration)),
      onError: () => refetch(client, administration),
      meta: {
        successMessage: (_answer: unknown, { administrator: { is_me, name, email } }: Withdrawal) =>
          is_me ? "You're no longer an administrator" : `${name ?? email} is no longer an administrator`,
        errorTitle: "The administrator couldn't be removed",
      },
    },
  );
}

export const personQuery = (id: string) => procedureQuery("get_person", { p_user_id: id });

/** What administrators can suspend. */
export type Suspended = { user: string } | { company: string };

const idOf = (subject: Suspended) => ("user" in subject ? subject.user : subject.company);

/** Suspends an account or a company with a reason and a message. People are notified once it can't be undone. */
export const useSuspend = (subject: Suspended) =>
  useAct("suspend", {
    mutationFn: ({ reason, words }: SuspensionInput) => {
      const args = { p_reason: reason, p_words: words };
      return "user" in subject
        ? callProcedure("suspend_account", { p_user_id: subject.user, ...args })
        : callProcedure("suspend_company", { p_company_id: subject.company, ...args });
    },
    meta: { errorTitle: "Nothing was suspended" },
  });

export const useLift = (subject: Suspended) =>
  useProcedure("lift_suspension", () => ({ p_subject_id: idOf(subject) }), {
    meta: { errorTitle: "The suspension wasn't lifted" },
  });

/** Ends one of a person's sessions, or all. */
export const useSignOutAccount = ({ id, email, name }: Person) =>
  useProcedure("sign_out_account", (session: string | null) => ({ p_user_id: id, p_session_id: session }), {
    meta: { successMessage: `${name ?? email} is signed out`, errorTitle: "No one was signed out" },
  });

/** Makes the auth service send a confirmation or reset link, after logging it. */
export const useAccountEmail = ({ id }: Person) =>
  useAct("note_account_email", {
    mutationFn: async (kind: "confirmation" | "reset") => {
      const email = await callProcedure("note_account_email", { p_user_id: id, p_kind: kind });
      await (kind === "reset" ? requestPasswordReset({ email }) : resendConfirmation({ email }));
      return email;
    },
    meta: { successMessage: (email: string) => `Email sent to ${email}`, errorTitle: "The email couldn't be sent" },
  });

export const useDeleteOnRequest = ({ id }: Person) =>
  useProcedure(
    "delete_account_on_request",
    ({ email, asked_by }: { email: string; asked_by: DeletionRequestWay }) => ({
      p_user_id: id,
      p_email: email,
      p_asked_by: asked_by,
    }),
    { meta: { errorTitle: "Nothing was deleted" } },
  );

export const useUndoDeletion = ({ id }: Person) =>
  useProcedure("undo_account_deletion", () => ({ p_user_id: id }), {
    meta: { successMessage: "Undone: the account stays", errorTitle: "This couldn't be undone" },
  });
