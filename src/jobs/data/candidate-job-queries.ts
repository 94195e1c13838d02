import { keepPreviousData } from "@tanstack/react-query";
import { nextPage, postedKey } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";

/** Jobs the candidate has not applied to, those within their preferences or all, best match first, page by page (RULES: Matching). */
export const potentialJobsQuery = ({ preferred }: { preferred: boolean }) =>
  procedurePages(
    "get_potential_jobs",
    { p_preferred: preferred },
    {
      after: ({ jobs }) => nextPage(jobs, (job) => ({ score: job.match.score, ...postedKey(job) })),
      placeholderData: keepPreviousData,
    },
  );

export const savedJobsQuery = () =>
  procedurePages(
    "get_saved_jobs",
    {},
    {
      before: ({ jobs }) => nextPage(jobs, ({ saved_at, id }) => ({ savedAt: saved_at, id })),
      placeholderData: keepPreviousData,
    },
  );

export const newestSavedQuery = () => procedureQuery("get_saved_jobs", { p_limit: 3 }, { meta: { silent: true } });
