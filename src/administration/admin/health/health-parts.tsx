import type { EmailHealth, HealthReport } from "@contracts/administration/health";
import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { scheduleName } from "@/administration/admin/health/schedule-words";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { formatCount, formatFileSize, formatSpan } from "@/lib/format";
import { formatMoment } from "@/lib/format-time";

interface Part {
  name: string;
  isFine: boolean;
  says: ReactNode;
  advice?: string | undefined;
  action?: ReactNode;
}

function emailPart({ waiting, given_up, oldest, last_error, is_late }: EmailHealth): Part {
  const isFine = !is_late && given_up === 0;
  const says = [waiting > 0 && `${waiting} waiting`, given_up > 0 && `${given_up} given up`].filter(Boolean).join(", ");
  return {
    name: "Email",
    isFine,
    says: says ? `${says}${oldest ? `; the oldest is from ${formatMoment(oldest)}` : ""}` : "Everything has been sent",
    advice: isFine
      ? undefined
      : `${last_error ? `The mail server said: ${last_error}. ` : ""}We try each email for 3 days.`,
    action: says !== "" && (
      <LinkButton size="sm" to={paths.admin.undeliveredMail({ queue: given_up > 0 ? "given_up" : "waiting" })}>
        Open email
      </LinkButton>
    ),
  };
}

function partsOf({ errors, schedules, email, database_bytes, files }: HealthReport): Part[] {
  const late = schedules.filter(({ late_by_minutes }) => late_by_minutes !== null);
  const [first] = late;
  const parts: Part[] = [
    {
      name: "Errors",
      isFine: errors.open === 0,
      says:
        errors.open === 0 ? "No open errors" : `${formatCount(errors.open, "open error")}, ${errors.new} new in 7 days`,
      advice: errors.open === 0 ? undefined : "Copy one for a developer, or mark it as fixed.",
    },
    {
      name: "Scheduled work",
      isFine: late.length === 0,
      says: first
        ? `${late.length} of ${schedules.length} late or failing: ${scheduleName(first.name)}`
        : `All ${schedules.length} on time`,
      advice:
        first && (first.problem ?? `${formatSpan(first.late_by_minutes ?? 0)} late. Run it now, or check pg_cron.`),
    },
    emailPart(email),
    { name: "Website", isFine: true, says: `Version ${__VERSION__}` },
    { name: "Database", isFine: true, says: formatFileSize(database_bytes) },
    { name: "Files", isFine: true, says: `${formatFileSize(files.bytes)}, ${formatCount(files.count, "file")}` },
  ];
  return parts.toSorted((a, b) => Number(a.isFine) - Number(b.isFine));
}

export const countTroubles = (report: HealthReport): number => partsOf(report).filter(({ isFine }) => !isFine).length;

/** One line per part of the platform, failing ones first. */
export function HealthParts({ report }: { report: HealthReport }) {
  return (
    <ul className="health-parts" aria-label="Parts">
      {partsOf(report).map(({ name, isFine, says, advice, action }) => (
        <li key={name}>
          <span className={isFine ? "text-good-text" : "text-warn-text"}>
            <Icon icon={isFine ? CircleCheck : TriangleAlert} />
            <span className="sr-only">{isFine ? "Fine: " : "Needs you: "}</span>
          </span>
          <b>{name}</b>
          <div className="min-w-0 break-words">
            <p className={isFine ? undefined : "font-semibold text-ink"}>{says}</p>
            {advice && <p className="text-sm">{advice}</p>}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
