import type { CompanyDashboard } from "@contracts/companies/company";
import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useEagerQuery } from "@/lib/use-eager-query";

/** The caller's membership, company, plan and counts in one call; of the chosen company if there are several. */
export const companyDashboardQuery = procedureQuery("get_company_dashboard", {}, { staleTime: deskStaleTime });

export const useCompanyDashboard = () => useEagerQuery(companyDashboardQuery);

/** The chosen company's tasks; refetched each time its page opens, and every minute while open. */
export const companyTodayQuery = procedureQuery(
  "get_company_today",
  {},
  // Fresh enough not to refetch what was prefetched.
  { staleTime: 5_000, refetchInterval: 60_000, meta: { silent: true } },
);

/** The same for a given company, which may not be the chosen one; undefined while unknown. */
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

/** The caller's company's events, newest first; a page may be short or empty before the last one. */
export const companyActivityQuery = procedurePages(
  "list_company_activity",
  // The number shown on a dashboard.
  { p_limit: 6 },
  { before: ({ next }) => next, staleTime: deskStaleTime },
);

export const useCompanyActivity = () => useInfiniteQuery(companyActivityQuery);

/** The caller's company as its job pages show it, even before approval. */
export const employerPreviewQuery = procedureQuery("get_employer_preview", {});

/** A report's scope: one job or all, on these days (yyyy-mm-dd in UTC, inclusive). */
export interface ReportScope {
  job: string | null;
  from: string;
  to: string;
}

/** The report of the caller's company; null skips it. AppError 403 for readers who don't handle all its applications. */
export const useCompanyReport = (scope: ReportScope | null) => {
  const report = procedureQuery(
    "get_company_report",
    scope ? { ...(scope.job && { p_job_id: scope.job }), p_from: scope.from, p_to: scope.to } : {},
    // Its numbers cover months, so they change slowly.
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );
  return useQuery(scope ? report : { ...report, queryFn: skipToken });
};
