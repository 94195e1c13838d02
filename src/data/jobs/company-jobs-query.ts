import type { CompanyJobListItem } from "@contracts/job";
import { pageSize } from "@contracts/limits";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { jobKeys } from "@/data/jobs/keys";
import { invokeFunction } from "@/lib/invoke-function";

interface JobsPage {
  jobs: CompanyJobListItem[];
  total: number;
}

type Before = { createdAt: string; id: string } | null;

/** Where the next page begins, or null after the last. */
function nextPage({ jobs }: JobsPage): Before {
  const last = jobs.at(-1);
  return last && jobs.length === pageSize ? { createdAt: last.created_at, id: last.id } : null;
}

/** The company's jobs, newest first, whose title has the words of `search`. */
export const companyJobsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: jobKeys.companyList(search),
    queryFn: ({ pageParam, signal }): Promise<JobsPage> =>
      invokeFunction("manage-job-posting", { method: "list", search, before: pageParam }, { signal }),
    initialPageParam: null as Before,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });

export const useCompanyJobs = (search: string) => useInfiniteQuery(companyJobsQuery(search));
