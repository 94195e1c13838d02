import type { CompanyDashboard } from "@contracts/company";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { companyKeys } from "@/data/companies/keys";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

async function getCompanyDashboard(): Promise<CompanyDashboard> {
  const supabase = await getSupabase();
  return unwrap(await supabase.rpc("get_company_dashboard", {})) as unknown as CompanyDashboard;
}

/** The caller's membership, company, subscription and counts in one call; the oldest membership when there are several. */
export const companyDashboardQuery = queryOptions({
  queryKey: companyKeys.dashboard(),
  queryFn: getCompanyDashboard,
  staleTime: deskStaleTime,
});

export const useCompanyDashboard = () => useQuery(companyDashboardQuery);
