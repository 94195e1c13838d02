import { pageSize } from "@contracts/limits";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { publicJobKeys } from "@/data/public-jobs/keys";
import { invokeFunction } from "@/lib/invoke-function";

interface After {
  score: number;
  postedAt: string;
  id: string;
}

/** Jobs the candidate has not applied to, best match first, page by page (DESIGN §6). */
export const potentialJobsQuery = () =>
  infiniteQueryOptions({
    queryKey: publicJobKeys.potential(),
    queryFn: ({ pageParam, signal }) =>
      invokeFunction(
        "get-candidate-data",
        { operation: "potential-jobs", after: pageParam, limit: pageSize },
        { signal },
      ),
    initialPageParam: null as After | null,
    getNextPageParam: ({ jobs }): After | null => {
      const last = jobs.length === pageSize ? jobs.at(-1) : undefined;
      return last ? { score: last.match.score, postedAt: last.posted_at, id: last.id } : null;
    },
    placeholderData: keepPreviousData,
  });
