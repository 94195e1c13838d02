import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { companyKeys } from "@/companies/data/keys";
import { jobKeys } from "@/jobs/data/keys";
import { invokeFunction } from "@/lib/invoke-function";

/** Deletes a job; with applications it is hidden and their records are kept (RULES: Jobs). */
export function useDeleteJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => invokeFunction("manage-job-posting", { method: "delete", jobId }),
    onSuccess: (_answer, jobId) => {
      // The page of the deleted job may still be in view for a moment: what it asked for is only marked as old.
      void queryClient.invalidateQueries({ queryKey: jobKeys.companyDetail(jobId), refetchType: "none" });
      void queryClient.invalidateQueries({ queryKey: applicationKeys.all, refetchType: "none" });
      void queryClient.invalidateQueries({ queryKey: companyKeys.dashboard() });
      return queryClient.invalidateQueries({ queryKey: jobKeys.companyLists() });
    },
    meta: {
      successMessage: "Job deleted successfully!",
      errorMessage: "Failed to delete job",
      signedOutMessage: "You must be logged in to delete a job",
    },
  });
}
