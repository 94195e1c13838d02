import type { CandidateMail, StaffNotice, StaffNotices } from "@contracts/notifications/notification";
import { useQueryClient } from "@tanstack/react-query";
import { procedureQuery } from "@/lib/procedure-query";
import { refetch } from "@/lib/refetch";
import { useProcedure } from "@/lib/use-act";

const silent = { meta: { silent: true } };

export const candidateMailsQuery = () => procedureQuery("get_candidate_mails", {}, silent);

/** Turns emails of a kind on or off. Optimistic, and reverted on failure. */
export function useSetCandidateMail() {
  const client = useQueryClient();
  const { queryKey } = candidateMailsQuery();
  return useProcedure(
    "set_candidate_mail",
    ({ kind, is_on }: CandidateMail) => ({ p_kind: kind, p_is_on: is_on === true }),
    {
      // In order, so that the last press wins.
      scope: { id: "candidate mails" },
      onMutate: async (mail) => {
        await client.cancelQueries({ queryKey });
        client.setQueryData(
          queryKey,
          (all) => all && { ...all, mails: all.mails.map((each) => (each.kind === mail.kind ? mail : each)) },
        );
      },
      onError: () => client.invalidateQueries({ queryKey }),
      onSuccess: (_mails, { kind }) =>
        // Each shows its email frequency.
        kind === "saved_searches" ? refetch(client, ["get_saved_searches"]) : undefined,
      meta: { errorTitle: "Your choice wasn't saved", toastFieldErrors: true },
    },
  );
}

/** The signed-in person's notification settings at their chosen company. */
export const staffNoticesQuery = () => procedureQuery("get_staff_notices", {}, silent);

/** Sets how the user is notified about a kind of event at a company. Optimistic, and reverted on failure. */
export function useSetStaffNotice(companyId: string) {
  const client = useQueryClient();
  const { queryKey } = staffNoticesQuery();
  return useProcedure(
    "set_staff_notice",
    ({ kind, in_app, by_mail }: StaffNotice) => ({
      p_kind: kind,
      p_in_app: in_app,
      p_by_mail: by_mail,
      p_company_id: companyId,
    }),
    {
      // In order, so that the last press wins.
      scope: { id: `staff-notices ${companyId}` },
      onMutate: async (notice) => {
        await client.cancelQueries({ queryKey });
        client.setQueryData(
          queryKey,
          (all: StaffNotices | undefined) =>
            all && { ...all, notices: all.notices.map((each) => (each.kind === notice.kind ? notice : each)) },
        );
      },
      onError: () => client.invalidateQueries({ queryKey }),
      meta: { errorTitle: "Your choice wasn't saved", toastFieldErrors: true },
    },
  );
}

/** What an email's unsubscribe link turns off. Throws AppError 404 for an expired one. */
export const unsubscribeQuery = (token: string) => procedureQuery("get_unsubscribe", { p_token: token }, silent);

/** Turns off a link's emails, signed in or not. */
export function useUnsubscribe(token: string) {
  const client = useQueryClient();
  return useProcedure("unsubscribe", () => ({ p_token: token }), {
    onSuccess: (link) => client.setQueryData(unsubscribeQuery(token).queryKey, link),
    meta: { errorTitle: "The emails weren't turned off" },
  });
}
