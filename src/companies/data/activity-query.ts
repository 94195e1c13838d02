import type { ActivityKey } from "@contracts/activity";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { companyKeys } from "@/companies/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** How much of it stands beside a dashboard. */
const activityPage = 6;

/** What happened at the caller's company, newest first; a page may be short, or empty, before the last one. */
export const companyActivityQuery = infiniteQueryOptions({
  queryKey: companyKeys.activity(),
  queryFn: ({ pageParam, signal }) =>
    callProcedure("list_company_activity", { p_before: pageParam, p_limit: activityPage }, { signal }),
  initialPageParam: null as ActivityKey | null,
  getNextPageParam: ({ next }) => next,
  staleTime: deskStaleTime,
});

export const useCompanyActivity = () => useInfiniteQuery(companyActivityQuery);
