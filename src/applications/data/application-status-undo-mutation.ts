import type { CompanyApplicationDetail } from "@contracts/application";
import { applicationStatusLabels } from "@contracts/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useShowMoved } from "@/applications/data/application-status-mutation";
import { companyApplicationQuery } from "@/applications/data/company-application-query";
import { callProcedure } from "@/lib/call-procedure";

/** Undoes one's own last move, given where it led. AppError 409 when it is too late or somebody else has moved it since. */
export function useUndoApplicationStatus(applicationId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = companyApplicationQuery(applicationId);
  return useMutation({
    mutationFn: (status: ApplicationStatus) =>
      callProcedure("undo_application_status", { p_application_id: applicationId, p_status: status }),
    onSuccess: useShowMoved(applicationId),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    meta: {
      successMessage: ({ status }: CompanyApplicationDetail) => `Undone: back to ${applicationStatusLabels[status]}`,
      errorTitle: "The move could not be undone",
    },
  });
}
