import type { ReportQueue } from "@contracts/job-report";
import { pageSize } from "@contracts/limits";
import type { PlaceKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Reported jobs that wait, flagged ones first, or the last decided ones; and how many wait. */
const reportedJobsQuery = (queue: ReportQueue) =>
  infiniteQueryOptions({
    queryKey: adminKeys.reportedJobs(queue),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("list_reported_jobs", { p_queue: queue, p_after: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as PlaceKey | null,
    getNextPageParam: ({ jobs }) => nextPage(jobs, ({ place, id }) => ({ place, id })),
  });

export const useReportedJobs = (queue: ReportQueue) => useEagerInfiniteQuery(reportedJobsQuery(queue));
