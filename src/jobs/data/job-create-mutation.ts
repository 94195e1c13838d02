import type { CompanyJob, JobInput } from "@contracts/jobs/job";
import { AppError } from "@/lib/app-error";
import { invokeFunction } from "@/lib/invoke-function";
import { isOutcomeUnknown, unknownOutcomeTitle } from "@/lib/send-safely";
import { useAct } from "@/lib/use-act";
import { useSafeSend } from "@/lib/use-safe-send";

/** The toast of a saved job: "posted" only once candidates can see it. */
export function savedText({ status }: Pick<CompanyJob, "status">): string {
  if (status === "published") return "Job posted successfully!";
  return status === "draft" ? "Draft saved. Only your team sees it." : `Job saved as ${status}`;
}

/** How long after creation a job counts as a retry of the same press, in ms. */
const sameTry = 120_000;

/** Throws AppError 409 unless a retry just created the job and it is unchanged: other jobs keep their contents. */
function refuseEarlier({ created_at, updated_at }: CompanyJob): void {
  const isFresh = Math.abs(Date.now() - Date.parse(created_at)) < sameTry;
  if (isFresh && updated_at === created_at) return;
  throw new AppError({
    code: "saved_earlier",
    message: "This job was saved earlier. Open it from your jobs to edit it.",
    status: 409,
  });
}

/** Creates a job of one of the caller's companies. AppError with `fields`, 403 if it may not post, or 429 past the daily quota. */
export function useCreateJob(draft: { owner: string | undefined; name: string }) {
  const safely = useSafeSend({ draft, isOnePerForm: true });
  return useAct("create job", {
    mutationFn: (posting: { companyId: string; job: JobInput }) => {
      const { companyId, job: jobData } = posting;
      let earlier: CompanyJob | null = null;
      return safely(posting, async (id, isRevised) => {
        const { job } = await invokeFunction("manage-job-posting", { method: "create", id, companyId, jobData });
        if (!isRevised) return job;
        // An earlier try may have stored the form's older values.
        if (!earlier) refuseEarlier(job);
        // A retry after a lost response; the update had worked.
        else if (job.updated_at !== earlier.updated_at) return job;
        earlier = job;
        const updatedAt = job.updated_at;
        return (await invokeFunction("manage-job-posting", { method: "update", jobId: id, jobData, updatedAt })).job;
      });
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
