import { type JobFilter, type JobOrder, mostToOrder } from "@contracts/job-filter";
import { pageSize } from "@contracts/limits";
import type { MatchKey, PostedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";

/** What narrows and orders the list beside words; nothing of it is sent unless it is there. */
interface Narrowed {
  filter?: JobFilter;
  /** Best match first is for candidates. */
  order?: JobOrder;
}

const narrowedBy = ({ filter = {}, order = "newest" }: Narrowed) => ({
  ...(Object.keys(filter).length > 0 && { p_filter: filter }),
  ...(order === "match" && { p_order: order }),
});

/** Visible jobs whose words match the query and that fit the filter, page by page; an empty query lists all. Anyone may ask. */
export const searchJobsQuery = (query: string, { filter = {}, order = "newest" }: Narrowed = {}) =>
  infiniteQueryOptions({
    queryKey: publicJobKeys.search(query, filter, order),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "search_jobs",
        { p_query: query, p_after: pageParam, p_limit: pageSize, ...narrowedBy({ filter, order }) },
        { signal },
      ),
    initialPageParam: null as PostedKey | MatchKey | null,
    getNextPageParam: ({ jobs }) =>
      nextPage(jobs, ({ posted_at, id, match }) => ({
        postedAt: posted_at,
        id,
        ...(order === "match" && { score: match?.score ?? 0 }),
      })),
    placeholderData: keepPreviousData,
  });

/** The newest of them, to be put in order where their match is counted: in the browser, which sends nothing of it. */
export const jobsToOrderQuery = (query: string, filter: JobFilter) =>
  queryOptions({
    queryKey: publicJobKeys.toOrder(query, filter),
    queryFn: ({ signal }) =>
      callProcedure("search_jobs", { p_query: query, p_limit: mostToOrder, ...narrowedBy({ filter }) }, { signal }),
  });
