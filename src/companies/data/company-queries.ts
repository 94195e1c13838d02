import type { CompanyDashboard } from "@contracts/companies/company";
import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useEagerQuery } from "@/lib/use-eager-query";

/** The caller's membership, company, subscription and counts in one call; of the chosen company when there are several. */
export const companyDashboardQuery = procedureQuery("get_company_dashboard", {}, { staleTime: deskStaleTime });

export const useCompanyDashboard = () => useEagerQuery(companyDashboardQuery);

/** What is to do at the chosen company; read again each time its page opens, and each minute while it is open. */
export const companyTodayQuery = procedureQuery(
  "get_company_today",
  {},
  // What was asked for ahead isn't asked for again.
  { staleTime: 5_000, refetchInterval: 60_000, meta: { silent: true } },
);

/** The same of the company something belongs to, which need not be the chosen one; undefined while it is not known. */
export function useCompanyDashboardOf(companyId: string): CompanyDashboard | undefined {
  const chosen = useCompanyDashboard().data;
  const isOther = chosen !== undefined && chosen.company?.id !== companyId;
  const other = useQuery(
    procedureQuery(
      "get_company_dashboard",
      { p_company_id: companyId },
      { staleTime: deskStaleTime, enabled: isOther, meta: { silent: true } },
    ),
  );
  return isOther ? other.data : chosen;
}

/** What happened at the caller's company, newest first; a page may be short, or empty, before the last one. */
export const companyActivityQuery = procedurePages(
  "list_company_activity",
  // How much of it stands beside a dashboard.
  { p_limit: 6 },
  { before: ({ next }) => next, staleTime: deskStaleTime },
);

export const useCompanyActivity = () => useInfiniteQuery(companyActivityQuery);

/** The caller's company as its job pages show it, before it is approved as well. */
export const employerPreviewQuery = procedureQuery("get_employer_preview", {});

/** What a report is of: one job or all, on these days (yyyy-mm-dd in UTC, both included). */
export interface ReportScope {
  job: string | null;
  from: string;
  to: string;
}

/** The numbers of the caller's company; null asks for none. AppError 403 for who does not handle all its applications. */
export const useCompanyReport = (scope: ReportScope | null) => {
  const report = procedureQuery(
    "get_company_report",
    scope ? { ...(scope.job && { p_job_id: scope.job }), p_from: scope.from, p_to: scope.to } : {},
    // It counts months.
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );
  return useQuery(scope ? report : { ...report, queryFn: skipToken });
};
