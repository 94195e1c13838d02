import { keepPreviousData } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { createdKey, nextPage, postedKey } from "@/lib/next-page";
import { procedurePages } from "@/lib/procedure-query";

const list = { placeholderData: keepPreviousData, staleTime: deskStaleTime };

/** Open jobs of partners that share theirs, newest first, searched by title, company or location. */
export const partnerJobsQuery = (search: string) =>
  procedurePages(
    "list_partner_jobs",
    { p_search: search },
    { before: ({ jobs }) => nextPage(jobs, postedKey), ...list },
  );

/** Partners' candidates who agreed to be shown, newest first; optionally with their match to one of the company's jobs. */
export const partnerCandidatesQuery = (search: string, jobId: string | null) =>
  procedurePages(
    "list_partner_candidates",
    { p_search: search, p_job_id: jobId ?? undefined },
    { before: ({ candidates }) => nextPage(candidates, createdKey), ...list },
  );

/** The company's candidates for a job, best match first. */
export const candidatesToSubmitQuery = (jobId: string, search: string) =>
  procedurePages(
    "list_candidates_to_put_forward",
    { p_job_id: jobId, p_search: search },
    {
      after: ({ candidates }) => nextPage(candidates, (each) => ({ ...createdKey(each), score: each.match.score })),
      ...list,
    },
  );

/** Open jobs, own and shared, that a represented candidate can be submitted to, best match first. */
export const jobsForCandidateQuery = (candidateId: string) =>
  procedurePages(
    "list_jobs_for_candidate",
    { p_candidate_id: candidateId },
    {
      after: ({ jobs }) => nextPage(jobs, (job) => ({ ...postedKey(job), score: job.match.score })),
      staleTime: deskStaleTime,
    },
  );

/** The company's submissions with replies, newest first. */
export const submissionsQuery = procedurePages(
  "list_put_forwards",
  {},
  { before: ({ put_forwards }) => nextPage(put_forwards, createdKey), staleTime: deskStaleTime },
);
