import { useMutation, useQueryClient } from "@tanstack/react-query";
import { profileQuery } from "@/candidates/data/profile-query";
import { callProcedure } from "@/lib/call-procedure";

/** The candidate agrees, or agrees no longer, to be shown to partners. The switch stands where it was put at once, and goes back when that fails. */
export function useShowToPartners(userId: string) {
  const client = useQueryClient();
  const { queryKey } = profileQuery(userId);
  const show = (shown: boolean) =>
    client.setQueryData(
      queryKey,
      (own) => own && { ...own, candidate: { ...own.candidate, shown_to_partners: shown } },
    );
  return useMutation({
    mutationFn: (shown: boolean) => callProcedure("set_shown_to_partners", { p_shown: shown }),
    // One after the other, so that the last press is what holds.
    scope: { id: `shown-to-partners ${userId}` },
    onMutate: async (shown) => {
      await client.cancelQueries({ queryKey });
      show(shown);
    },
    onError: (_error, shown) => {
      show(!shown);
      return client.invalidateQueries({ queryKey });
    },
    meta: {
      errorTitle: "Your choice was not saved",
      successMessage: (shown: boolean) =>
        shown ? "Partner companies can see you" : "You are no longer shown to partner companies",
    },
  });
}
