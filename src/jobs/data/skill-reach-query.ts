import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { jobKeys } from "@/jobs/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** How many candidates have enough of these skills; null without any. */
export const skillReachQuery = (skills: readonly string[]) =>
  queryOptions({
    queryKey: jobKeys.skillReach(skills),
    queryFn: ({ signal }) => callProcedure("count_candidates_with_skills", { p_skills: [...skills] }, { signal }),
    enabled: skills.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // Beside a field that does without it.
    meta: { silent: true },
  });
