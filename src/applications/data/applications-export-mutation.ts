import type {
  ApplicationFilter,
  ApplicationOrder,
  ApplicationPage,
  JobApplicationListItem,
} from "@contracts/applications/application";
import type { ApplicationKey } from "@contracts/procedures";
import { useMutation } from "@tanstack/react-query";
import { keyWithin } from "@/applications/data/company-application-queries";
import { callProcedure } from "@/lib/call-procedure";

/** The maximum page size (private.page_limit). */
const pageLimit = 50;

interface ApplicationsExport {
  /** Null for all jobs. */
  jobId: string | null;
  filter: ApplicationFilter;
  order: ApplicationOrder;
  /** Called with the count so far, after each request. */
  onProgress: (applications: number) => void;
  signal: AbortSignal;
}

async function readAll({ jobId, filter, order, onProgress, signal }: ApplicationsExport) {
  const all: JobApplicationListItem[] = [];
  let before: ApplicationKey | null = null;
  do {
    const args = { p_filter: filter, p_sort: order, p_before: before, p_limit: pageLimit };
    const page: Pick<ApplicationPage, "applications" | "begun"> =
      jobId === null
        ? await callProcedure("get_company_applications", args, { signal })
        : await callProcedure("get_job_applications", { p_job_id: jobId, ...args }, { signal });
    all.push(...page.applications);
    onProgress(all.length);
    const last = page.applications.at(-1);
    before = last && page.applications.length === pageLimit ? keyWithin(last, page.begun) : null;
  } while (before);
  return all;
}

/** Reads all matching applications in order; null when canceled. */
export const useReadApplications = () =>
  useMutation({
    mutationFn: (wanted: ApplicationsExport): Promise<JobApplicationListItem[] | null> =>
      readAll(wanted).catch((error: unknown) => {
        if (wanted.signal.aborted) return null;
        throw error;
      }),
    meta: { errorTitle: "The applications couldn't be exported" },
  });
