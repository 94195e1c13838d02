import type { JobStatus } from "@contracts/enums";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyJobQuery } from "@/jobs/data/company-job-query";
import { jobKeys } from "@/jobs/data/keys";
import { invokeFunction } from "@/lib/invoke-function";

/** Changes a job's status at once: shown before the server has answered, put back when it refuses. */
export function useSetJobStatus(jobId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = companyJobQuery(jobId);
  return useMutation({
    mutationFn: async (status: JobStatus) =>
      (await invokeFunction("manage-job-posting", { method: "update", jobId, jobData: { status } })).job,
    onMutate: async (status) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, { ...before, status, is_expired: false });
      return { before };
    },
    onError: (_error, _status, context) => queryClient.setQueryData(queryKey, context?.before),
    onSuccess: (job) => {
      queryClient.setQueryData(queryKey, job);
      return queryClient.invalidateQueries({ queryKey: jobKeys.companyLists() });
    },
    meta: {
      successMessage: "Job status updated successfully",
      errorTitle: "Failed to update job status",
      errorMessage: (error) => error.fields?.expires_at ?? error.message,
      toastFieldErrors: true,
    },
  });
}
