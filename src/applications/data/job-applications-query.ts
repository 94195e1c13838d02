import type { ApplicationFilter, ApplicationOrder } from "@contracts/application";
import { pageSize } from "@contracts/limits";
import type { ApplicationKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { nextApplications } from "@/applications/data/paging";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";

/** The applications for one job that a filter lets through, in an order; with the first page how many there are. */
export const jobApplicationsQuery = (jobId: string, filter: ApplicationFilter, order: ApplicationOrder) =>
  infiniteQueryOptions({
    queryKey: applicationKeys.jobList(jobId, filter, order),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "get_job_applications",
        { p_job_id: jobId, p_filter: filter, p_sort: order, p_before: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as ApplicationKey | null,
    getNextPageParam: nextApplications,
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });

export const useJobApplications = (jobId: string, filter: ApplicationFilter, order: ApplicationOrder) =>
  useInfiniteQuery(jobApplicationsQuery(jobId, filter, order));
