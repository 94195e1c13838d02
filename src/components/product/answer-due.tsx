import { Clock, ClockAlert } from "lucide-react";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

const day = 86_400_000;

/** How many days a promised day (yyyy-mm-dd) is past; below zero for one to come. Promised days are days in UTC. */
export const daysLate = (due: string, now = new Date()): number =>
  (Date.parse(now.toISOString().slice(0, 10)) - Date.parse(due)) / day;

/** By when an answer was promised: a date, that it is today, or how late it is. Never red. */
export function AnswerDue({ due }: { due: string }) {
  const late = daysLate(due);
  const look = "inline-flex items-center gap-1 whitespace-nowrap text-sm tnum";
  if (late < 0) return <span className={`${look} text-ink-muted`}>{formatDate(due)}</span>;
  return (
    <span className={`${look} font-semibold ${late > 0 ? "text-warn-text" : ""}`}>
      <Icon icon={late > 0 ? ClockAlert : Clock} size="sm" />
      {late > 0 ? `${formatCount(late, "day")} late` : "Due today"}
    </span>
  );
}
