import { queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { jobKeys } from "@/jobs/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Views, days open and sources of one job. Throws AppError 404. */
export const jobStatisticsQuery = (jobId: string) =>
  queryOptions({
    queryKey: jobKeys.companyStatistics(jobId),
    queryFn: ({ signal }) => callProcedure("get_job_statistics", { p_job_id: jobId }, { signal }),
    staleTime: deskStaleTime,
  });
