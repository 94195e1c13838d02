import type { PotentialJob } from "@contracts/candidate";
import { pageSize } from "@contracts/limits";
import type { MatchExplanation } from "@contracts/match";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { publicJobKeys } from "@/data/public-jobs/keys";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

/** A job in a public list; match is null unless the caller is a candidate. */
export type ListedJob = Omit<PotentialJob, "match"> & { match: MatchExplanation | null };

interface JobsPage {
  jobs: ListedJob[];
}

type After = { postedAt: string; id: string };

async function searchJobs(query: string, after: After | null, signal: AbortSignal): Promise<JobsPage> {
  const client = await getSupabase();
  return unwrap(
    await client.rpc("search_jobs", { p_query: query, p_after: after, p_limit: pageSize }).abortSignal(signal),
  ) as unknown as JobsPage;
}

/** Visible jobs whose words match the query, newest first, page by page; an empty query lists all. Anyone may ask. */
export const searchJobsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: publicJobKeys.search(query),
    queryFn: ({ pageParam, signal }) => searchJobs(query, pageParam, signal),
    initialPageParam: null as After | null,
    getNextPageParam: ({ jobs }): After | null => {
      const last = jobs.length === pageSize ? jobs.at(-1) : undefined;
      return last ? { postedAt: last.posted_at, id: last.id } : null;
    },
    placeholderData: keepPreviousData,
  });
