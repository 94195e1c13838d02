import type { ListedInterview } from "@contracts/interviews/interview";
import { Badge } from "@/components/ui/badge";
import { CoverLink } from "@/components/ui/cover-link";
import { Meta } from "@/components/ui/meta";
import { slotRange } from "@/interviews/model/slot-words";
import { AddToCalendar } from "@/interviews/shared/add-to-calendar";
import { InterviewPlace } from "@/interviews/shared/interview-place";
import { formatList } from "@/lib/format";
import { formatInZone } from "@/lib/time-zones";

interface InterviewRowProps {
  interview: ListedInterview;
  zone: string;
  isPast: boolean;
}

export function InterviewRow({ interview, zone, isPast }: InterviewRowProps) {
  const { starts_at, minutes, state, path, people, candidate_name, company_name, job_title } = interview;
  const title = candidate_name ?? job_title;
  const isFarOff = new Date(starts_at).getFullYear() !== new Date().getFullYear();
  const day = formatInZone(starts_at, zone, {
    weekday: "short",
    month: "short",
    day: "numeric",
    ...(isFarOff && { year: "numeric" }),
  });
  const isCancelled = state === "cancelled";
  return (
    <li className="row relative hover:bg-hover max-sm:flex-wrap">
      <div className="tnum w-36 flex-none self-start max-sm:w-full">
        <time dateTime={starts_at} className={isCancelled ? "block font-semibold line-through" : "block font-semibold"}>
          {day}
        </time>
        <span className="text-ink-muted text-sm">{slotRange(starts_at, minutes, zone)}</span>
      </div>
      <div className="min-w-0 grow basis-56">
        <CoverLink to={path} dir="auto">
          {title}
        </CoverLink>
        <Meta>
          {candidate_name ? job_title : company_name}
          {people.length > 0 ? `With ${formatList(people)}` : ""}
        </Meta>
        {!isPast && (
          <p className="wrap-anywhere relative w-fit max-w-full text-sm">
            <InterviewPlace interview={interview} />
          </p>
        )}
        {isCancelled && interview.reason && (
          <p className="wrap-anywhere whitespace-pre-line text-ink-muted text-sm" dir="auto">
            {interview.reason}
          </p>
        )}
      </div>
      <div className="relative flex flex-none flex-wrap items-center gap-2">
        {isCancelled && <Badge>Canceled</Badge>}
        {!isPast && interview.move_asked && <Badge tone="warn">Another time requested</Badge>}
        {!isPast && <AddToCalendar entry={interview} about={`${title}, ${day}`} />}
      </div>
    </li>
  );
}
