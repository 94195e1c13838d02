import { pageSize } from "@contracts/limits";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { jobKeys } from "@/data/jobs/keys";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";

/** The company's jobs, newest first, whose title has the words of `search`. */
export const companyJobsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: jobKeys.companyList(search),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("list_company_jobs", { p_search: search, p_before: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as CreatedKey | null,
    getNextPageParam: ({ jobs }) => nextPage(jobs, createdKey),
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });

export const useCompanyJobs = (search: string) => useInfiniteQuery(companyJobsQuery(search));
