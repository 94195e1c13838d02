import type { JobFilter } from "@contracts/job";
import { pageSize } from "@contracts/limits";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { jobKeys } from "@/jobs/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";

/** The company's jobs that a filter lets through, newest first. */
export const companyJobsQuery = (filter: JobFilter = {}) =>
  infiniteQueryOptions({
    queryKey: jobKeys.companyList(filter),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "list_company_jobs",
        {
          p_search: filter.search,
          p_status: filter.status,
          p_assignee: filter.assignee,
          p_before: pageParam,
          p_limit: pageSize,
        },
        { signal },
      ),
    initialPageParam: null as CreatedKey | null,
    getNextPageParam: ({ jobs }) => nextPage(jobs, createdKey),
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });

export const useCompanyJobs = (filter: JobFilter) => useInfiniteQuery(companyJobsQuery(filter));
