import { useQuery } from "@tanstack/react-query";
import { useAuth } from "@/auth/use-auth";
import { useFrame } from "@/auth/use-frame";
import { companyDashboardQuery } from "@/companies/data/company-queries";
import { paths } from "@/config/paths";

/**
 * How much waits for the reader at a place of their area, by its address: new applications and conversations with something unread,
 * companies to decide about. The frame says it, or a screen that has read it since.
 */
export function useWaiting(): Record<string, number | undefined> {
  const { role } = useAuth();
  const frame = useFrame();
  const company = useQuery({ ...companyDashboardQuery, enabled: false });
  const waiting = frame.data?.waiting;
  const unread = frame.data?.unread_conversations ?? 0;
  if (role === "company") {
    const isNewer = company.dataUpdatedAt > frame.dataUpdatedAt;
    const newOnes = isNewer ? company.data?.counts.new_applications : waiting;
    return { [paths.company.applications()]: (newOnes ?? 0) + unread };
  }
  if (role === "candidate") return { [paths.candidate.applications()]: unread };
  return role === "admin" ? { [paths.admin.companyApprovals()]: waiting } : {};
}
