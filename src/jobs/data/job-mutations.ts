import type { JobStatus } from "@contracts/enums";
import type { Assignee, CompanyJob, JobChanges } from "@contracts/jobs/job";
import { useQueryClient } from "@tanstack/react-query";
import { companyJobQuery } from "@/jobs/data/company-job-queries";
import { savedText } from "@/jobs/data/job-create-mutation";
import type { OutcomeTexts } from "@/lib/call-meta";
import { isEditConflict } from "@/lib/edit-conflict";
import { invokeFunction } from "@/lib/invoke-function";
import { useAct, useProcedure } from "@/lib/use-act";

interface JobUpdate {
  changes: JobChanges;
  /** updated_at of the job when the edit started. */
  updatedAt: string | undefined;
}

/** Changes the given fields of a job. Throws AppError with `fields`; edit_conflict if it has changed since. */
export function useUpdateJob(jobId: string) {
  const queryClient = useQueryClient();
  return useAct("update job", {
    mutationFn: async ({ changes, updatedAt }: JobUpdate) =>
      (await invokeFunction("manage-job-posting", { method: "update", jobId, jobData: changes, updatedAt })).job,
    onSuccess: (job) => queryClient.setQueryData(companyJobQuery(jobId).queryKey, job),
    meta: {
      successMessage: (job: CompanyJob, { changes }: JobUpdate) =>
        changes.status === undefined && job.status !== "draft" ? "Job updated successfully" : savedText(job),
      errorMessage: "Failed to update job",
      // The form handles conflicts.
      silent: isEditConflict,
    },
  });
}

/** Changes a job's status optimistically: reverted if the server refuses. */
export function useSetJobStatus(jobId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = companyJobQuery(jobId);
  return useAct("publish or close job", {
    mutationFn: async (status: JobStatus) =>
      (await invokeFunction("manage-job-posting", { method: "update", jobId, jobData: { status } })).job,
    onMutate: async (status) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, { ...before, status, is_expired: false });
      return { before };
    },
    onError: (_error, _status, context) => queryClient.setQueryData(queryKey, context?.before),
    onSuccess: (job) => queryClient.setQueryData(queryKey, job),
    meta: {
      successMessage: "Job status updated successfully",
      errorTitle: "Failed to update job status",
      errorMessage: (error) => error.fields?.expires_at ?? error.message,
      toastFieldErrors: true,
    },
  });
}

/** Deletes a job; with applications it is hidden and their records are kept (RULES: Jobs). */
export const useDeleteJob = (jobId: string) =>
  useAct("delete job", {
    about: { p_job_id: jobId },
    mutationFn: () => invokeFunction("manage-job-posting", { method: "delete", jobId }),
    meta: {
      successMessage: "Job deleted successfully!",
      errorMessage: "Failed to delete job",
      signedOutMessage: "You must be logged in to delete a job",
    },
  });

export const assignTexts: OutcomeTexts = { errorMessage: (error) => `Failed to update assignment: ${error.message}` };

/** Assigns jobs to a colleague, replacing earlier assignments; null unassigns them. The caller shows the toast with undo. */
export const useAssignJobs = (meta: OutcomeTexts = assignTexts) =>
  useProcedure(
    "assign_jobs",
    ({ jobIds, assignee }: { jobIds: string[]; assignee: Assignee | null }) => ({
      p_job_ids: jobIds,
      p_user_id: assignee?.user_id ?? null,
    }),
    { meta },
  );
