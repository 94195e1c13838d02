import type { ApplicationStatus } from "@contracts/enums";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyApplicationQuery } from "@/data/applications/company-application-query";
import { applicationKeys } from "@/data/applications/keys";
import { companyKeys } from "@/data/companies/keys";
import { jobKeys } from "@/data/jobs/keys";
import { callProcedure } from "@/lib/call-procedure";

/**
 * Moves an application on; the candidate is told. Shown at once and put back when the server refuses (409 when somebody else has
 * moved it meanwhile), and then read again.
 */
export function useSetApplicationStatus(applicationId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = companyApplicationQuery(applicationId);
  return useMutation({
    mutationFn: (status: ApplicationStatus) =>
      callProcedure("set_application_status", { p_application_id: applicationId, p_status: status }),
    onMutate: async (status) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      // No further move is offered until the server has said which are allowed now.
      if (before) queryClient.setQueryData(queryKey, { ...before, status, allowed_statuses: [] });
      return { before };
    },
    onError: (_error, _status, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      return queryClient.invalidateQueries({ queryKey });
    },
    onSuccess: (application) => {
      queryClient.setQueryData(queryKey, application);
      void queryClient.invalidateQueries({ queryKey: companyKeys.dashboard() });
      void queryClient.invalidateQueries({ queryKey: jobKeys.company() });
      // Neighbours stay fresh as they are: only lists show the status.
      void queryClient.invalidateQueries({ queryKey: applicationKeys.jobLists() });
      return queryClient.invalidateQueries({ queryKey: applicationKeys.companyLists() });
    },
    meta: { errorMessage: "The application could not be moved" },
  });
}
