import type { JobDetails } from "@contracts/candidates/candidate";
import { workWordsBeside } from "@contracts/jobs/work-words";
import { formatPay } from "@contracts/money";
import { BriefcaseBusiness, CalendarX2, type LucideIcon, MapPin, SignalHigh, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { formatWords } from "@/lib/format";
import { formatShortDay } from "@/lib/format-date";

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  if (!children) return null;
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <Icon icon={icon} size="sm" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}

export function JobFactsLine({ job }: { job: JobDetails }) {
  const salary = formatPay(job);
  const location = job.asked?.location ?? job.match?.location?.asked ?? job.location;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink-muted" aria-label="Facts">
      <Fact icon={MapPin}>{location}</Fact>
      <Fact icon={BriefcaseBusiness}>{workWordsBeside(location, job).join(", ")}</Fact>
      <Fact icon={SignalHigh}>{formatWords(job.experience_level)}</Fact>
      <Fact icon={Wallet}>{salary && <b className="tnum font-semibold text-ink">{salary}</b>}</Fact>
      <Fact icon={CalendarX2}>{job.expires_at && `Closes ${formatShortDay(job.expires_at)}`}</Fact>
    </ul>
  );
}
