import { queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { jobKeys } from "@/jobs/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { useEagerQuery } from "@/lib/use-eager-query";

/** A job as its company sees it, with its questions and what the caller may do. Throws AppError 404 when there is none. */
export const companyJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: jobKeys.companyDetail(jobId),
    queryFn: ({ signal }) => callProcedure("get_company_job", { p_job_id: jobId }, { signal }),
    staleTime: deskStaleTime,
  });

export const useCompanyJob = (jobId: string) => useEagerQuery(companyJobQuery(jobId));
