import type { AppRole } from "@contracts/enums";
import { skipToken, useQuery } from "@tanstack/react-query";
import { paths } from "@/config/paths";
import { countQueries } from "@/data/admin/counts-query";
import { companyDashboardQuery } from "@/data/companies/company-dashboard-query";

/** How much waits for the reader at a place of their area, by its address: new applications, companies to approve. */
export function useWaiting(role: AppRole | null): Record<string, number | undefined> {
  const isCompany = role === "company";
  const company = useQuery(isCompany ? companyDashboardQuery : { ...companyDashboardQuery, queryFn: skipToken });
  const isAdmin = role === "admin";
  const pending = useQuery(isAdmin ? countQueries.pending : { ...countQueries.pending, queryFn: skipToken });
  return {
    [paths.company.applications()]: isCompany ? company.data?.counts.new_applications : undefined,
    [paths.admin.companyApprovals()]: isAdmin ? pending.data : undefined,
  };
}
