import type { JobApplicationListItem } from "@contracts/application";
import type { ApplicationStatus } from "@contracts/enums";
import { pageSize } from "@contracts/limits";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

type Before = { appliedAt: string; id: string } | null;

async function listJobApplications(
  jobId: string,
  status: ApplicationStatus | null,
  before: Before,
): Promise<JobApplicationListItem[]> {
  const supabase = await getSupabase();
  const answer = unwrap(
    await supabase.rpc("get_job_applications", {
      p_job_id: jobId,
      p_before: before,
      p_limit: pageSize,
      p_status: status,
    } as never),
  ) as unknown as { applications: JobApplicationListItem[] };
  return answer.applications;
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
    getNextPageParam: (page): Before => {
      const last = page.at(-1);
      return last && page.length === pageSize ? { appliedAt: last.applied_at, id: last.id } : null;
    },
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });

export const useJobApplications = (jobId: string, status: ApplicationStatus | null) =>
  useInfiniteQuery(jobApplicationsQuery(jobId, status));
