import { useQueryClient } from "@tanstack/react-query";
import { profileQuery } from "@/candidates/data/profile-query";
import type { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useAct, useProcedure } from "@/lib/use-act";

const meta = { silent: true };

/** The signed-in candidate's pending requests: jobs their company would like to submit them to. */
export const mySubmissionsQuery = () => procedureQuery("get_my_put_forwards", {}, { meta });

/** Past requests with their replies, newest first. */
export const askedSubmissionsQuery = () =>
  procedurePages(
    "list_my_put_forwards",
    {},
    { before: ({ put_forwards }) => nextPage(put_forwards, createdKey), meta },
  );

/** The signed-in candidate's managing company, and the partners that may see them; null without one. */
export const myManagementQuery = () => procedureQuery("get_my_management", {}, { meta });

export const useDeclineSubmission = () =>
  useAct("decline_put_forward", {
    mutationFn: async (id: string) => {
      await callProcedure("decline_put_forward", { p_id: id }).catch((error: AppError) => {
        // Nothing is left to decline: it was withdrawn, or the job is closed. Its card goes anyway.
        if (error.status !== 404) throw error;
      });
    },
    meta: { errorTitle: "Your reply wasn't sent" },
  });

/** The candidate hides from one partner, or stops hiding. Optimistic, and reverted on failure. */
export function useHideFromPartner() {
  const client = useQueryClient();
  const { queryKey } = myManagementQuery();
  const hide = (id: string, isHidden: boolean) =>
    client.setQueryData(
      queryKey,
      (management) =>
        management && {
          ...management,
          partners: management.partners.map((each) => (each.id === id ? { ...each, is_hidden: isHidden } : each)),
        },
    );
  return useProcedure(
    "set_hidden_from_partner",
    ({ id, isHidden }: { id: string; name: string; isHidden: boolean }) => ({ p_company_id: id, p_hidden: isHidden }),
    {
      // In order, so that the last press wins.
      scope: { id: "hidden from partners" },
      onMutate: async ({ id, isHidden }) => {
        await client.cancelQueries({ queryKey });
        hide(id, isHidden);
      },
      onError: (_error, { id, isHidden }) => {
        hide(id, !isHidden);
        return client.invalidateQueries({ queryKey });
      },
      meta: {
        errorTitle: "Your choice wasn't saved",
        successMessage: (_hidden: boolean, { name, isHidden }: { name: string; isHidden: boolean }) =>
          isHidden ? `You're hidden from ${name}` : `You're no longer hidden from ${name}`,
      },
    },
  );
}

/** The candidate agrees, or no longer agrees, to be shown to partners. Optimistic, and reverted on failure. */
export function useShowToPartners(userId: string) {
  const client = useQueryClient();
  const { queryKey } = profileQuery(userId);
  const show = (shown: boolean) =>
    client.setQueryData(
      queryKey,
      (own) => own && { ...own, candidate: { ...own.candidate, shown_to_partners: shown } },
    );
  return useProcedure("set_shown_to_partners", (shown: boolean) => ({ p_shown: shown }), {
    // In order, so that the last press wins.
    scope: { id: "shown to partners" },
    onMutate: async (shown) => {
      await client.cancelQueries({ queryKey });
      show(shown);
    },
    onError: (_error, shown) => {
      show(!shown);
      return client.invalidateQueries({ queryKey });
    },
    meta: {
      errorTitle: "Your choice wasn't saved",
      successMessage: (shown: boolean) =>
        shown ? "Partner companies can see you" : "You're no longer shown to partner companies",
    },
  });
}
