import type { CandidateMail, StaffNotice, StaffNotices } from "@contracts/notifications/notification";
import { useQueryClient } from "@tanstack/react-query";
import { procedureQuery } from "@/lib/procedure-query";
import { refetch, useProcedure } from "@/lib/use-act";

const silent = { meta: { silent: true } };

/** Which mails the signed-in candidate gets. */
export const candidateMailsQuery = () => procedureQuery("get_candidate_mails", {}, silent);

/** Turns the mails of a kind on or off. The switch stands as pressed at once, and goes back when that fails. */
export function useSetCandidateMail() {
  const client = useQueryClient();
  const { queryKey } = candidateMailsQuery();
  return useProcedure(
    "set_candidate_mail",
    ({ kind, is_on }: CandidateMail) => ({ p_kind: kind, p_is_on: is_on === true }),
    {
      // One after the other, so that the last press is what holds.
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
        // Each says how often it is mailed.
        kind === "saved_searches" ? refetch(client, ["get_saved_searches"]) : undefined,
      meta: { errorTitle: "Your choice was not saved", toastFieldErrors: true },
    },
  );
}

/** How the signed-in person is told of what happens at their chosen company. */
export const staffNoticesQuery = () => procedureQuery("get_staff_notices", {}, silent);

/** Chooses how one is told of a kind of thing at a company. It stands as chosen at once, and goes back when that fails. */
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
      // One after the other, so that the last press is what holds.
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
      meta: { errorTitle: "Your choice was not saved", toastFieldErrors: true },
    },
  );
}

/** What the link at the end of a mail turns off. Throws AppError 404 for one that has ended. */
export const unsubscribeQuery = (token: string) => procedureQuery("get_unsubscribe", { p_token: token }, silent);

/** Turns off the mails a link names, signed in or not. */
export function useUnsubscribe(token: string) {
  const client = useQueryClient();
  return useProcedure("unsubscribe", () => ({ p_token: token }), {
    onSuccess: (link) => client.setQueryData(unsubscribeQuery(token).queryKey, link),
    meta: { errorTitle: "The emails were not turned off" },
  });
}
