import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { partnerKeys } from "@/partners/data/keys";

/** Takes back what a candidate was asked and has not answered. */
export function useWithdrawPutForward() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callProcedure("withdraw_put_forward", { p_id: id }),
    onSettled: () => client.invalidateQueries({ queryKey: partnerKeys.all }),
    meta: { successMessage: "Taken back", errorTitle: "It could not be taken back" },
  });
}
