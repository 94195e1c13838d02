import { pageSize } from "@contracts/limits";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { skillKeys } from "@/matching/data/keys";

interface UsedKey {
  uses: number;
  key: string;
}

/** Words of profiles and open jobs that name no known skill, the most used first. */
export const useUnknownSkills = () =>
  useEagerInfiniteQuery(
    infiniteQueryOptions({
      queryKey: skillKeys.unknown(),
      queryFn: ({ pageParam, signal }) =>
        callProcedure("list_unknown_skills", { p_after: pageParam, p_limit: pageSize }, { signal }),
      initialPageParam: null as UsedKey | null,
      getNextPageParam: ({ skills }) => nextPage(skills, ({ profiles, jobs, key }) => ({ uses: profiles + jobs, key })),
    }),
  );
