import { queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { companyKeys } from "@/data/companies/keys";
import { callProcedure } from "@/lib/call-procedure";
import { useEagerQuery } from "@/lib/use-eager-query";

/** The caller's membership, company, subscription and counts in one call; of the chosen company when there are several. */
export const companyDashboardQuery = queryOptions({
  queryKey: companyKeys.dashboard(),
  queryFn: ({ signal }) => callProcedure("get_company_dashboard", {}, { signal }),
  staleTime: deskStaleTime,
});

export const useCompanyDashboard = () => useEagerQuery(companyDashboardQuery);
