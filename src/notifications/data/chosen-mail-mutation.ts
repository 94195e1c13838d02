import type { CandidateMail } from "@contracts/notification";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { savedSearchKeys } from "@/jobs/data/saved-search-keys";
import { callProcedure } from "@/lib/call-procedure";
import { candidateMailsQuery } from "@/notifications/data/chosen-mails-query";

/** Turns the mails of a kind on or off. The switch stands as pressed at once, and goes back when that fails. */
export function useSetCandidateMail(userId: string) {
  const client = useQueryClient();
  const { queryKey } = candidateMailsQuery(userId);
  return useMutation({
    mutationFn: ({ kind, is_on }: CandidateMail) =>
      callProcedure("set_candidate_mail", { p_kind: kind, p_is_on: is_on === true }),
    // One after the other, so that the last press is what holds.
    scope: { id: `chosen mails ${userId}` },
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
      kind === "saved_searches" ? client.invalidateQueries({ queryKey: savedSearchKeys.all }) : undefined,
    meta: { errorTitle: "Your choice was not saved", toastFieldErrors: true },
  });
}
