import type { ApplicationOrder } from "@contracts/application";
import type { ApplicationStatus } from "@contracts/enums";
import { pageSize } from "@contracts/limits";
import type { AppliedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { nextApplications } from "@/data/applications/paging";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";

/** The applications of all the company's jobs in an order; `status` narrows them to one stage. */
export const companyApplicationsQuery = (status: ApplicationStatus | null, order: ApplicationOrder) =>
  infiniteQueryOptions({
    queryKey: applicationKeys.companyList(status, order),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "get_company_applications",
        { p_status: status, p_sort: order, p_before: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as AppliedKey | null,
    getNextPageParam: ({ applications }) => nextApplications(applications),
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });

export const useCompanyApplications = (status: ApplicationStatus | null, order: ApplicationOrder) =>
  useInfiniteQuery(companyApplicationsQuery(status, order));
