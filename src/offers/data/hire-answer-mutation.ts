import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { hireQuery } from "@/offers/data/hire-query";

/** Asks no more what becomes of the job and the other applicants. */
export function useAnswerHire(applicationId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callProcedure("answer_hire", { p_application_id: applicationId }),
    onSuccess: () => queryClient.setQueryData(hireQuery(applicationId).queryKey, null),
    meta: { errorTitle: "Your answer could not be kept" },
  });
}
