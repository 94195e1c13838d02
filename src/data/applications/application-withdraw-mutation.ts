import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { myApplicationQuery } from "@/data/applications/my-application-query";
import { callProcedure } from "@/lib/call-procedure";

/** Takes the candidate's application back, until hired or rejected (RULES: Applications). */
export function useWithdrawApplication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (applicationId: string) => callProcedure("withdraw_application", { p_application_id: applicationId }),
    meta: { errorTitle: "Your application could not be withdrawn", successMessage: "Application withdrawn" },
    onSuccess: (application) => {
      client.setQueryData(myApplicationQuery(application.id).queryKey, application);
      return Promise.all([
        client.invalidateQueries({ queryKey: applicationKeys.candidateLists() }),
        client.invalidateQueries({ queryKey: applicationKeys.candidateActivity() }),
        client.invalidateQueries({ queryKey: applicationKeys.candidateDashboard() }),
      ]);
    },
  });
}
