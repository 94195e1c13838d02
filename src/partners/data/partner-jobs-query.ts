import { pageSize } from "@contracts/limits";
import type { PostedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { partnerKeys } from "@/partners/data/keys";

/** Open jobs of the partners that share theirs, newest first, whose title, company or place has what is searched. */
export const partnerJobsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: partnerKeys.jobs(search),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("list_partner_jobs", { p_search: search, p_before: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as PostedKey | null,
    getNextPageParam: ({ jobs }) => nextPage(jobs, ({ posted_at, id }) => ({ postedAt: posted_at, id })),
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });
