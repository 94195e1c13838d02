import type { ApplicationFilter, ApplicationOrder } from "@contracts/application";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";

/** How many cards a column begins with; it goes on through get_job_applications with its stage, after applicationKey of its last card. */
export const boardColumnSize = 12;

/** A job's board: the beginning of every stage, in one order. The filter's stage is left aside. */
export const jobBoardQuery = (jobId: string, filter: ApplicationFilter, order: ApplicationOrder) =>
  queryOptions({
    queryKey: applicationKeys.jobBoard(jobId, filter, order),
    queryFn: ({ signal }) =>
      callProcedure(
        "get_job_board",
        { p_job_id: jobId, p_filter: filter, p_sort: order, p_limit: boardColumnSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });
