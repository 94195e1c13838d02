import type { AdminJobState } from "@contracts/jobs/all-jobs";
import { keepPreviousData } from "@tanstack/react-query";
import { createdKey, nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import type { Days } from "@/lib/use-days-filter";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

interface Filters {
  search: string;
  state: AdminJobState | null;
  company: string | null;
  /** When they were published. */
  days: Days;
  /** Those whose reports wait, or the others. */
  isReported: boolean;
}

export const useAllJobs = ({ search, state, company, days, isReported }: Filters) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_all_jobs",
      {
        p_search: search,
        p_state: state ?? undefined,
        p_company_id: company ?? undefined,
        ...days,
        p_is_reported: isReported,
      },
      { before: ({ jobs }) => nextPage(jobs, createdKey), placeholderData: keepPreviousData },
    ),
  );

/** How many there are. */
export const jobTotalsQuery = procedureQuery("count_all_jobs", {});

/** One job of any company. Throws AppError 404 when there is none. */
export const adminJobQuery = (jobId: string) => procedureQuery("get_admin_job", { p_job_id: jobId });
