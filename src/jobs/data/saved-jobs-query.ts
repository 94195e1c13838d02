import { pageSize } from "@contracts/limits";
import type { SavedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";

/** What the candidate has saved, newest first, page by page, jobs that are closed by now among it. */
export const savedJobsQuery = () =>
  infiniteQueryOptions({
    queryKey: publicJobKeys.saved(),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("get_saved_jobs", { p_before: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as SavedKey | null,
    getNextPageParam: ({ jobs }) => nextPage(jobs, ({ saved_at, id }) => ({ savedAt: saved_at, id })),
    placeholderData: keepPreviousData,
  });
