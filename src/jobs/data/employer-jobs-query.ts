import { pageSize } from "@contracts/limits";
import type { PostedKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";

/** The open jobs of a company, newest first, page by page; anyone may ask. */
export const employerJobsQuery = (companyId: string) =>
  infiniteQueryOptions({
    queryKey: publicJobKeys.ofEmployer(companyId),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "search_jobs",
        { p_filter: { company: companyId }, p_after: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as PostedKey | null,
    getNextPageParam: ({ jobs }) => nextPage(jobs, ({ posted_at, id }) => ({ postedAt: posted_at, id })),
  });
