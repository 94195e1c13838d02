import { queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { scorecardKeys } from "@/interviews/data/scorecard-keys";
import { callProcedure } from "@/lib/call-procedure";

/** What interviewers of a job look for, and what else the job asks for. Throws AppError 404. */
export const interviewCriteriaQuery = (jobId: string) =>
  queryOptions({
    queryKey: scorecardKeys.criteria(jobId),
    queryFn: ({ signal }) => callProcedure("get_interview_criteria", { p_job_id: jobId }, { signal }),
    staleTime: deskStaleTime,
  });
