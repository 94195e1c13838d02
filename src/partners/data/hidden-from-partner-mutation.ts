import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { partnerKeys } from "@/partners/data/keys";
import { myManagementQuery } from "@/partners/data/my-management-query";

/** The candidate hides from one partner, or no longer. The switch stands where it was put at once, and goes back when that fails. */
export function useHideFromPartner(userId: string, companyId: string) {
  const client = useQueryClient();
  const { queryKey } = myManagementQuery(userId, companyId);
  const hide = (id: string, isHidden: boolean) =>
    client.setQueryData(
      queryKey,
      (management) =>
        management && {
          ...management,
          partners: management.partners.map((each) => (each.id === id ? { ...each, is_hidden: isHidden } : each)),
        },
    );
  return useMutation({
    mutationFn: ({ id, isHidden }: { id: string; name: string; isHidden: boolean }) =>
      callProcedure("set_hidden_from_partner", { p_company_id: id, p_hidden: isHidden }),
    // One after the other, so that the last press is what holds.
    scope: { id: `hidden from partners ${userId}` },
    onMutate: async ({ id, isHidden }) => {
      await client.cancelQueries({ queryKey });
      hide(id, isHidden);
    },
    onError: (_error, { id, isHidden }) => {
      hide(id, !isHidden);
      return client.invalidateQueries({ queryKey });
    },
    // What waits for an answer may wait no longer, or again.
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: partnerKeys.mine(userId) }),
        client.invalidateQueries({ queryKey: partnerKeys.asked(userId) }),
      ]),
    meta: {
      errorTitle: "Your choice was not saved",
      successMessage: (_hidden: boolean, { name, isHidden }: { name: string; isHidden: boolean }) =>
        isHidden ? `You are hidden from ${name}` : `You are no longer hidden from ${name}`,
    },
  });
}
