import type { ApplicationStatus } from "@contracts/enums";
import { pageSize } from "@contracts/limits";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { type Before, nextPage } from "@/data/applications/paging";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";

async function listJobApplications(jobId: string, status: ApplicationStatus | null, before: Before) {
  const { applications } = await callProcedure("get_job_applications", {
    p_job_id: jobId,
    p_status: status,
    p_before: before,
    p_limit: pageSize,
  });
  return applications;
}

/**
 * The applications for one job, newest first. The function get-job-applications answers the first page only; this pages by the
 * procedure behind it.
 */
export const jobApplicationsQuery = (jobId: string, status: ApplicationStatus | null) =>
  infiniteQueryOptions({
    queryKey: [...applicationKeys.jobList(jobId), status],
    queryFn: ({ pageParam }) => listJobApplications(jobId, status, pageParam),
    initialPageParam: null as Before,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });

export const useJobApplications = (jobId: string, status: ApplicationStatus | null) =>
  useInfiniteQuery(jobApplicationsQuery(jobId, status));
