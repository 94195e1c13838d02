import { pageSize } from "@contracts/limits";
import type { PostedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { publicJobKeys } from "@/data/public-jobs/keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";

/** Visible jobs whose words match the query, newest first, page by page; an empty query lists all. Anyone may ask. */
export const searchJobsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: publicJobKeys.search(query),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("search_jobs", { p_query: query, p_after: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as PostedKey | null,
    getNextPageParam: ({ jobs }) => nextPage(jobs, ({ posted_at, id }) => ({ postedAt: posted_at, id })),
    placeholderData: keepPreviousData,
  });
