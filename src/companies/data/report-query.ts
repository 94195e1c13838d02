import { keepPreviousData, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { companyKeys } from "@/companies/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** What a report is of: one job or all, on these days (yyyy-mm-dd in UTC, both included). */
export interface ReportScope {
  job: string | null;
  from: string;
  to: string;
}

/** How long a report counts as fresh, in ms: it counts months. */
const reportStaleTime = 60_000;

/** The numbers of the caller's company; null asks for none. AppError 403 for who does not handle all its applications. */
const companyReportQuery = (scope: ReportScope | null) =>
  queryOptions({
    queryKey: companyKeys.report(scope),
    queryFn: scope
      ? ({ signal }) =>
          callProcedure(
            "get_company_report",
            { ...(scope.job && { p_job_id: scope.job }), p_from: scope.from, p_to: scope.to },
            { signal },
          )
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: reportStaleTime,
  });

export const useCompanyReport = (scope: ReportScope | null) => useQuery(companyReportQuery(scope));
