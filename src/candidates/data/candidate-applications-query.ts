import { pageSize } from "@contracts/limits";
import type { AppliedKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { candidateKeys } from "@/candidates/data/keys";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";

/** The applications of a managed candidate that the reader may open, newest first. */
export const candidateApplicationsQuery = (candidateId: string) =>
  infiniteQueryOptions({
    queryKey: candidateKeys.managedApplications(candidateId),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "list_candidate_applications",
        { p_candidate_id: candidateId, p_before: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as AppliedKey | null,
    getNextPageParam: ({ applications }) =>
      nextPage(applications, ({ applied_at, id }) => ({ appliedAt: applied_at, id })),
    staleTime: deskStaleTime,
  });
