import { pageSize } from "@contracts/limits";
import type { MatchKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { partnerKeys } from "@/partners/data/keys";

/** The open jobs, own ones and those partners share, that a managed candidate may be put forward for, best match first. */
export const jobsForCandidateQuery = (candidateId: string) =>
  infiniteQueryOptions({
    queryKey: partnerKeys.jobsFor(candidateId),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "list_jobs_for_candidate",
        { p_candidate_id: candidateId, p_after: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as MatchKey | null,
    getNextPageParam: ({ jobs }) =>
      nextPage(jobs, ({ posted_at, id, match }) => ({ postedAt: posted_at, id, score: match.score })),
    staleTime: deskStaleTime,
  });
