import type { JobInput } from "@contracts/job";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyJobQuery } from "@/data/jobs/company-job-query";
import { jobKeys } from "@/data/jobs/keys";
import { invokeFunction } from "@/lib/invoke-function";

/** Replaces a job's content. Throws AppError with `fields`. */
export function useUpdateJob(jobId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (jobData: JobInput) =>
      (await invokeFunction("manage-job-posting", { method: "update", jobId, jobData })).job,
    onSuccess: (job) => {
      queryClient.setQueryData(companyJobQuery(jobId).queryKey, job);
      return queryClient.invalidateQueries({ queryKey: jobKeys.all });
    },
    meta: { successMessage: "Job updated successfully", errorMessage: "Failed to update job" },
  });
}
