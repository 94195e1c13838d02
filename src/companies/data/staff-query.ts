import { pageSize } from "@contracts/limits";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { companyKeys } from "@/companies/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";

/** The people of the caller's company, newest first, whose name or address has `search`. */
export const staffQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: companyKeys.staff(search),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("list_staff", { p_search: search, p_before: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as CreatedKey | null,
    getNextPageParam: ({ staff }) => nextPage(staff, createdKey),
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });

export const useStaff = (search: string) => useInfiniteQuery(staffQuery(search));
