import type { CompanyDashboard } from "@contracts/company";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { companyKeys } from "@/companies/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { useEagerQuery } from "@/lib/use-eager-query";

/** The caller's membership, company, subscription and counts in one call; of the chosen company when there are several. */
export const companyDashboardQuery = queryOptions({
  queryKey: companyKeys.dashboard(),
  queryFn: ({ signal }) => callProcedure("get_company_dashboard", {}, { signal }),
  staleTime: deskStaleTime,
});

export const useCompanyDashboard = () => useEagerQuery(companyDashboardQuery);

/** The same of the company something belongs to, which need not be the chosen one; undefined while it is not known. */
export function useCompanyDashboardOf(companyId: string): CompanyDashboard | undefined {
  const chosen = useCompanyDashboard().data;
  const isOther = chosen !== undefined && chosen.company?.id !== companyId;
  const other = useQuery({
    queryKey: companyKeys.dashboardOf(companyId),
    queryFn: ({ signal }) => callProcedure("get_company_dashboard", { p_company_id: companyId }, { signal }),
    staleTime: deskStaleTime,
    enabled: isOther,
    meta: { silent: true },
  });
  return isOther ? other.data : chosen;
}
