import { pageSize } from "@contracts/limits";
import type { CandidateKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { partnerKeys } from "@/partners/data/keys";

/** The company's own candidates beside a job, best match first. */
export const candidatesToPutForwardQuery = (jobId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: partnerKeys.choices(jobId, search),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "list_candidates_to_put_forward",
        { p_job_id: jobId, p_search: search, p_after: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as CandidateKey | null,
    getNextPageParam: ({ candidates }) =>
      nextPage(candidates, ({ created_at, id, match }) => ({ createdAt: created_at, id, score: match.score })),
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });
