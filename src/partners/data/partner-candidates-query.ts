import { pageSize } from "@contracts/limits";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { partnerKeys } from "@/partners/data/keys";

/** Candidates of the partners who agreed to be shown, newest first; with their match to one of the own jobs. */
export const partnerCandidatesQuery = (search: string, jobId: string | null) =>
  infiniteQueryOptions({
    queryKey: partnerKeys.candidates(search, jobId),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "list_partner_candidates",
        { p_search: search, p_job_id: jobId ?? undefined, p_before: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as CreatedKey | null,
    getNextPageParam: ({ candidates }) => nextPage(candidates, createdKey),
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });
