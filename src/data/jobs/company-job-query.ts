import type { CompanyJob } from "@contracts/job";
import { queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { jobKeys } from "@/data/jobs/keys";
import { invokeFunction } from "@/lib/invoke-function";
import { useEagerQuery } from "@/lib/use-eager-query";

async function getCompanyJob(jobId: string, signal: AbortSignal): Promise<CompanyJob> {
  const { job } = await invokeFunction("manage-job-posting", { method: "get", jobId }, { signal });
  return job;
}

/** A job as its company sees it, with its questions and what the caller may do. Throws AppError 404 when there is none. */
export const companyJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: jobKeys.companyDetail(jobId),
    queryFn: ({ signal }) => getCompanyJob(jobId, signal),
    staleTime: deskStaleTime,
  });

export const useCompanyJob = (jobId: string) => useEagerQuery(companyJobQuery(jobId));
