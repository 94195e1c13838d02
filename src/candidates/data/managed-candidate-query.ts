import { queryOptions } from "@tanstack/react-query";
import { candidateKeys } from "@/candidates/data/keys";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { isMissing } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";

/** A candidate the company manages. */
export const managedCandidateQuery = (candidateId: string) =>
  queryOptions({
    queryKey: candidateKeys.managedDetail(candidateId),
    queryFn: ({ signal }) => callProcedure("get_managed_candidate", { p_candidate_id: candidateId }, { signal }),
    staleTime: deskStaleTime,
    // The page says so itself.
    meta: { errorTitle: "Failed to load candidates data", silent: isMissing },
  });
