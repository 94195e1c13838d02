import type { CompanyJob } from "@contracts/jobs/job";
import { copyLink } from "@/components/product/copy-link";
import { sharedAddress } from "@/lib/job-source";

/** Shares an open job's URL through the system's share sheet, or copies it; null for a job that isn't public. */
export function useShareJob(
  job: Pick<CompanyJob, "id" | "title" | "status" | "is_expired">,
  companyName: string | undefined,
): (() => void) | null {
  if (job.status !== "published" || job.is_expired) return null;
  const url = sharedAddress({ ...job, company_name: companyName });
  return () => {
    if (!("share" in navigator)) return void copyLink(url);
    // Closing the share sheet isn't a failure.
    void navigator.share({ title: job.title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) void copyLink(url);
    });
  };
}
