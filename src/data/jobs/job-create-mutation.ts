import type { CompanyJob, JobInput } from "@contracts/job";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "@/data/companies/keys";
import { jobKeys } from "@/data/jobs/keys";
import { invokeFunction } from "@/lib/invoke-function";

/** What a saved job has become: it is posted only once candidates can see it. */
export function savedText({ status }: Pick<CompanyJob, "status">): string {
  if (status === "published") return "Job posted successfully!";
  return status === "draft" ? "Draft saved. Only your team sees it." : `Job saved as ${status}`;
}

/** Creates a job of a company of the caller's. Throws AppError with `fields`, 403 while the company may not post, or 429 past the day's quota. */
export function useCreateJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ companyId, job }: { companyId: string; job: JobInput }) =>
      (await invokeFunction("manage-job-posting", { method: "create", companyId, jobData: job })).job,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: companyKeys.dashboard() });
      return queryClient.invalidateQueries({ queryKey: jobKeys.all });
    },
    meta: {
      successMessage: savedText,
      errorMessage: (error) => (error.status === 429 ? error.message : "Failed to create job"),
      signedOutMessage: "You must be logged in to post a job",
    },
  });
}
