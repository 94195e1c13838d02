import type { ApplicationFilter, ApplicationOrder } from "@contracts/application";
import { pageSize } from "@contracts/limits";
import type { ApplicationKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { nextApplications } from "@/applications/data/paging";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";

/** The applications of all the company's jobs that a filter lets through, in an order; with the first page how many there are. */
export const companyApplicationsQuery = (filter: ApplicationFilter, order: ApplicationOrder) =>
  infiniteQueryOptions({
    queryKey: applicationKeys.companyList(filter, order),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "get_company_applications",
        { p_filter: filter, p_sort: order, p_before: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as ApplicationKey | null,
    getNextPageParam: nextApplications,
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });
