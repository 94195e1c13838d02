import type { CompanyJob } from "@contracts/job";
import { toast } from "@/components/feedback/toast";
import { paths } from "@/config/paths";
import { sharedLink } from "@/lib/job-source";

/** The public address of a job, which tells its company who came by it. */
export const sharedAddress = (jobId: string): string =>
  new URL(paths.jobs.detail(jobId, sharedLink), window.location.origin).href;

/** Hands the address of an open job to the phone's own sharing, or copies it; null for a job nobody else can see. */
export function useShareJob(job: Pick<CompanyJob, "id" | "title" | "status" | "is_expired">): (() => void) | null {
  if (job.status !== "published" || job.is_expired) return null;
  const url = sharedAddress(job.id);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success({ title: "Link copied", description: url }),
      // The browser does not let a page copy: it is shown, to be copied by hand.
      () => toast.info({ title: "Copy this link", description: url }),
    );
  return () => {
    if (!("share" in navigator)) return void copy();
    // Closing the phone's sheet is no failure.
    void navigator.share({ title: job.title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) void copy();
    });
  };
}
