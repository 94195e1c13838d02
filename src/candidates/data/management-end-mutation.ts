import { useMutation, useQueryClient } from "@tanstack/react-query";
import { candidateKeys } from "@/candidates/data/keys";
import { companyKeys } from "@/companies/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { partnerKeys } from "@/partners/data/keys";

/** Ends the management of a candidate. Whoever asks leaves their page: nothing of it is asked for again. */
export function useEndManagement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (candidateId: string) => callProcedure("end_management", { p_candidate_id: candidateId }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: companyKeys.dashboard() });
      void client.invalidateQueries({ queryKey: partnerKeys.putForwards() });
      return client.invalidateQueries({ queryKey: candidateKeys.managedLists() });
    },
    meta: { successMessage: "The management has ended", errorTitle: "The management could not be ended" },
  });
}
