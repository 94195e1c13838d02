import { pageSize } from "@contracts/limits";
import type { MatchKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";

/** Jobs the candidate has not applied to, those within their preferences or all, best match first, page by page (RULES: Matching). */
export const potentialJobsQuery = ({ preferred }: { preferred: boolean }) =>
  infiniteQueryOptions({
    queryKey: publicJobKeys.potentialOf(preferred),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "get_potential_jobs",
        { p_after: pageParam, p_limit: pageSize, p_preferred: preferred },
        { signal },
      ),
    initialPageParam: null as MatchKey | null,
    getNextPageParam: ({ jobs }) =>
      nextPage(jobs, ({ match, posted_at, id }) => ({ score: match.score, postedAt: posted_at, id })),
    placeholderData: keepPreviousData,
  });
