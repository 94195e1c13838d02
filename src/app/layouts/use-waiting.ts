import { useQuery } from "@tanstack/react-query";
import { useAuth } from "@/auth/use-auth";
import { useFrame } from "@/auth/use-frame";
import { companyDashboardQuery } from "@/companies/data/company-queries";
import type { AreaItem } from "@/components/ui/one-bar";
import { paths } from "@/config/paths";

/** How much waits for the reader at a place of their area, by its address. The frame says it, or a screen that has read it since. */
export function useWaiting(): Record<string, AreaItem["count"]> {
  const { role } = useAuth();
  const frame = useFrame();
  const company = useQuery({ ...companyDashboardQuery, enabled: false });
  const waiting = frame.data?.waiting ?? 0;
  if (role === "company") {
    const isNewer = company.dataUpdatedAt > frame.dataUpdatedAt;
    const newOnes = isNewer ? company.data?.counts.new_applications : waiting;
    return {
      [paths.company.applications()]: { value: newOnes ?? 0, what: "new" },
      [paths.company.interviews()]: { value: frame.data?.interviews_today ?? 0, what: "today" },
    };
  }
  if (role === "candidate") {
    return { [paths.candidate.applications()]: { value: waiting, what: "waiting for you" } };
  }
  return role === "admin" ? { [paths.admin.companyApprovals()]: { value: waiting, what: "waiting" } } : {};
}
