import type { ApplicationStatus } from "@contracts/enums";
import { pageSize } from "@contracts/limits";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { type Before, nextPage } from "@/data/applications/paging";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";

async function listApplications(status: ApplicationStatus | null, before: Before) {
  const { applications } = await callProcedure("get_company_applications", {
    p_status: status,
    p_before: before,
    p_limit: pageSize,
  });
  return applications;
}

/** The applications of all the company's jobs, newest first; `status` narrows them to one stage. */
export const companyApplicationsQuery = (status: ApplicationStatus | null) =>
  infiniteQueryOptions({
    queryKey: applicationKeys.companyList(status),
    queryFn: ({ pageParam }) => listApplications(status, pageParam),
    initialPageParam: null as Before,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });

export const useCompanyApplications = (status: ApplicationStatus | null) =>
  useInfiniteQuery(companyApplicationsQuery(status));
