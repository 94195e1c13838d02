import type { WaitingCounts } from "@contracts/administration/today";
import { useQuery } from "@tanstack/react-query";
import { useAuth } from "@/auth/use-auth";
import { useFrame } from "@/auth/use-frame";
import { companyDashboardQuery } from "@/companies/data/company-queries";
import type { AreaItem } from "@/components/ui/one-bar";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";

/** The nonzero parts of a count in words: "2 registrations, 1 change". */
const inWords = (parts: readonly [number, string][]): string =>
  parts
    .filter(([value]) => value > 0)
    .map(([value, noun]) => formatCount(value, noun))
    .join(", ");

const counted = (...parts: [number, string][]): AreaItem["count"] => ({
  value: parts.reduce((sum, [value]) => sum + value, 0),
  what: "waiting",
  said: inWords(parts),
});

function administratorCounts(counts: WaitingCounts): Record<string, AreaItem["count"]> {
  return {
    [paths.admin.companyApprovals()]: counted([counts.registrations, "registration"], [counts.changes, "change"]),
    [paths.admin.reports()]: counted([counts.job_reports, "job"], [counts.message_reports, "message"]),
    [paths.admin.messages()]: counted([counts.messages, "message"]),
    [paths.admin.undeliveredMail()]: counted([counts.email, "email"]),
    [paths.admin.skills()]: counted([counts.skills, "skill"]),
  };
}

/** Pending counts by address of the area's places, from the frame or a screen with newer data. */
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
  return frame.data?.waiting_counts ? administratorCounts(frame.data.waiting_counts) : {};
}
