import { useQuery } from "@tanstack/react-query";
import { useAuth } from "@/auth/use-auth";
import { useFrame } from "@/auth/use-frame";
import { paths } from "@/config/paths";
import { countQueries } from "@/data/admin/counts-query";
import { companyDashboardQuery } from "@/data/companies/company-dashboard-query";

/**
 * How much waits for the reader at a place of their area, by its address: new applications, companies to approve. The frame says
 * it, or a screen that has read it since.
 */
export function useWaiting(): Record<string, number | undefined> {
  const { role } = useAuth();
  const frame = useFrame();
  const company = useQuery({ ...companyDashboardQuery, enabled: false });
  const pending = useQuery({ ...countQueries.pending, enabled: false });
  const since = (dataUpdatedAt: number, count: number | undefined) =>
    dataUpdatedAt > frame.dataUpdatedAt ? count : frame.data?.waiting;
  if (role === "company") {
    return { [paths.company.applications()]: since(company.dataUpdatedAt, company.data?.counts.new_applications) };
  }
  if (role === "admin") return { [paths.admin.companyApprovals()]: since(pending.dataUpdatedAt, pending.data) };
  return {};
}
