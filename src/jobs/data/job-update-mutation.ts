import type { CompanyJob, JobChanges } from "@contracts/job";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyJobQuery } from "@/jobs/data/company-job-query";
import { savedText } from "@/jobs/data/job-create-mutation";
import { jobKeys } from "@/jobs/data/keys";
import { isEditConflict } from "@/lib/edit-conflict";
import { invokeFunction } from "@/lib/invoke-function";

interface JobUpdate {
  changes: JobChanges;
  /** updated_at of the job the edit began from. */
  updatedAt: string | undefined;
}

/** Changes what is named of a job. Throws AppError with `fields`; edit_conflict when the job is a newer one by now. */
export function useUpdateJob(jobId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ changes, updatedAt }: JobUpdate) =>
      (await invokeFunction("manage-job-posting", { method: "update", jobId, jobData: changes, updatedAt })).job,
    onSuccess: (job) => {
      queryClient.setQueryData(companyJobQuery(jobId).queryKey, job);
      return queryClient.invalidateQueries({ queryKey: jobKeys.all });
    },
    meta: {
      successMessage: (job: CompanyJob, { changes }: JobUpdate) =>
        changes.status === undefined && job.status !== "draft" ? "Job updated successfully" : savedText(job),
      errorMessage: "Failed to update job",
      // The form asks about a conflict.
      silent: isEditConflict,
    },
  });
}
