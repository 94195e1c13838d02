import type { CompanyToday, InterviewOfToday } from "@contracts/companies/today";
import { ClipboardList, Video } from "lucide-react";
import type { ReactNode } from "react";
import { TodayCard, TodayRow, TodayRows } from "@/companies/company/dashboard/today-row";
import {
  canJoin,
  clockWords,
  dayOf,
  dayWords,
  interviewTime,
  interviewWords,
  monthDay,
  submittedWords,
  toJoin,
  weekdayOf,
} from "@/companies/model/today-words";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";

interface InterviewRowProps {
  interview: InterviewOfToday;
  now: number;
  zone: string;
  isNext?: boolean;
  /** Shows the day instead of the time, for a later interview. */
  withDay?: boolean;
}

/** An interview: when, with whom, and Join while it can be joined. */
export function InterviewRow({ interview, now, zone, isNext = false, withDay = false }: InterviewRowProps) {
  const { application_id, person, job_title, starts_at, place } = interview;
  const time = clockWords(starts_at, zone);
  const words = interviewWords(interview, now);
  return (
    <TodayRow
      kind="iv"
      to={paths.company.application(application_id)}
      name={person}
      isNext={isNext}
      before={
        <time dateTime={starts_at}>
          {withDay ? weekdayOf(starts_at, zone) : time}
          <small>{withDay ? monthDay(starts_at, zone) : interviewTime(interview, now)}</small>
        </time>
      }
      lines={
        <>
          <span className="s">{job_title}</span>
          <span className="s">{withDay ? `${time}, ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words}</span>
        </>
      }
    >
      <div className="act">
        {canJoin(interview, now) && (
          <a
            href={place}
            target="_blank"
            rel="noopener noreferrer"
            className={`btn btn-sm ${isNext ? "btn-primary" : "btn-secondary"}`}
            aria-label={`Join the video call with ${person}`}
          >
            <Icon icon={Video} size="sm" />
            Join
          </a>
        )}
      </div>
    </TodayRow>
  );
}

function Part({ title, day, children }: { title: string; day?: string; children: ReactNode }) {
  return (
    <>
      <h3 className="sub-h">
        {title} {day && <span>{day}</span>}
      </h3>
      <TodayRows>{children}</TodayRows>
    </>
  );
}

interface InterviewsCardProps {
  today: CompanyToday;
  now: number;
  zone: string;
}

/** Interviews today and tomorrow, requests for other times, and the reader's due scorecards; hidden if empty. */
export function InterviewsCard({ today, now, zone }: InterviewsCardProps) {
  const { interviews, other_times, scorecards } = today;
  if (interviews.length + other_times.length + scorecards.length === 0) return null;
  const next = toJoin(today, now);
  const isToday = ({ starts_at }: InterviewOfToday) => dayOf(starts_at, zone) <= today.today;
  const days = [
    { title: "Today", rows: interviews.filter(isToday) },
    { title: "Tomorrow", rows: interviews.filter((each) => !isToday(each)) },
  ];
  return (
    <TodayCard title="Interviews" all={{ to: paths.company.interviews(), label: "All interviews" }}>
      {days.map(
        ({ title, rows: [first, ...rest] }) =>
          first && (
            <Part key={title} title={title} day={dayWords(first.starts_at, zone)}>
              {[first, ...rest].map((each) => (
                <InterviewRow key={each.id} interview={each} now={now} zone={zone} isNext={each === next} />
              ))}
            </Part>
          ),
      )}
      {other_times.length > 0 && (
        <Part title="None of your times worked">
          {other_times.map(({ application_id, person, job_title }) => (
            <TodayRow
              key={application_id}
              kind="of"
              to={paths.company.application(application_id, { tab: "conversation" })}
              name={person}
              lines={<span className="s">{job_title}</span>}
            >
              <span className="text-ink-muted text-sm">Propose others</span>
            </TodayRow>
          ))}
        </Part>
      )}
      {scorecards.length > 0 && (
        <Part title="Scorecards due">
          {scorecards.map(({ interview_id, application_id, person, job_title, starts_at, submitted_by }) => (
            <TodayRow
              key={interview_id}
              kind="iv"
              to={paths.company.application(application_id)}
              name={person}
              before={
                <time dateTime={starts_at}>
                  {monthDay(starts_at, zone)}
                  <small>{clockWords(starts_at, zone)}</small>
                </time>
              }
              lines={
                <>
                  <span className="s">{job_title}</span>
                  <span className="s">{submittedWords(submitted_by)}</span>
                </>
              }
            >
              <div className="act">
                <LinkButton
                  size="sm"
                  icon={ClipboardList}
                  to={paths.company.application(application_id)}
                  aria-label={`Write scorecard for ${person}`}
                >
                  <span>
                    Write<span className="max-md:hidden"> scorecard</span>
                  </span>
                </LinkButton>
              </div>
            </TodayRow>
          ))}
        </Part>
      )}
    </TodayCard>
  );
}
