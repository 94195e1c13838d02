import type { CompanyJob, JobInput } from "@contracts/job";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "@/data/companies/keys";
import { jobKeys } from "@/data/jobs/keys";
import { invokeFunction } from "@/lib/invoke-function";
import { isOutcomeUnknown, unknownOutcomeTitle } from "@/lib/send-safely";
import { useSafeSend } from "@/lib/use-safe-send";

/** What a saved job has become: it is posted only once candidates can see it. */
export function savedText({ status }: Pick<CompanyJob, "status">): string {
  if (status === "published") return "Job posted successfully!";
  return status === "draft" ? "Draft saved. Only your team sees it." : `Job saved as ${status}`;
}

/** Creates a job of a company of the caller's. Throws AppError with `fields`, 403 while the company may not post, or 429 past the day's quota. */
export function useCreateJob(draft: { owner: string | undefined; name: string }) {
  const queryClient = useQueryClient();
  const safely = useSafeSend({ draft, isOnePerForm: true });
  return useMutation({
    mutationFn: (posting: { companyId: string; job: JobInput }) =>
      safely(posting, async (id, isRevised) => {
        const { companyId, job: jobData } = posting;
        const created = await invokeFunction("manage-job-posting", { method: "create", id, companyId, jobData });
        // An earlier try may have stored what the form said then.
        const { job } = isRevised
          ? await invokeFunction("manage-job-posting", { method: "update", jobId: id, jobData })
          : created;
        return job;
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: companyKeys.dashboard() });
      return queryClient.invalidateQueries({ queryKey: jobKeys.all });
    },
    meta: {
      successMessage: savedText,
      errorTitle: (error) => {
        if (isOutcomeUnknown(error)) return unknownOutcomeTitle;
        return error.status === 429 ? error.message : "Failed to create job";
      },
      signedOutMessage: "You must be logged in to post a job",
    },
  });
}
