import type { JobDetails } from "@contracts/candidates/candidate";
import { BriefcaseBusiness, CalendarDays, CalendarX2, type LucideIcon, MapPin, SignalHigh, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { formatSalaryRange, formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  if (!children) return null;
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <Icon icon={icon} size="sm" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}

interface JobFactsLineProps {
  job: JobDetails;
  /** Where no card beside it says what the job pays. */
  withSalary?: boolean;
  className?: string;
}

/** Place, type, level, days and, if asked for, salary of a job that is read, each with its sign. */
export function JobFactsLine({ job, withSalary = false, className = "" }: JobFactsLineProps) {
  const salary = withSalary && formatSalaryRange(job.salary_min, job.salary_max);
  return (
    <ul className={`flex flex-wrap gap-x-5 gap-y-1.5 text-ink-muted ${className}`} aria-label="Facts">
      <Fact icon={MapPin}>{job.asked?.location ?? job.match?.location?.asked ?? job.location}</Fact>
      <Fact icon={BriefcaseBusiness}>{formatWords(job.job_type)}</Fact>
      <Fact icon={SignalHigh}>{formatWords(job.experience_level)}</Fact>
      <Fact icon={Wallet}>{salary && <b className="tnum font-semibold text-ink">{salary}</b>}</Fact>
      <Fact icon={CalendarDays}>{`Posted ${formatDate(job.posted_at)}`}</Fact>
      <Fact icon={CalendarX2}>{job.expires_at && `Closes ${formatDate(job.expires_at)}`}</Fact>
    </ul>
  );
}
