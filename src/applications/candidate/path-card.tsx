import { type CandidateApplicationDetail, withdrawalReasonLabels } from "@contracts/applications/application";
import { CalendarCheck, CirclePause, Clock, ClockAlert, Info, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { isOnHold, pathSteps } from "@/applications/candidate/path-steps";
import { NudgeButton } from "@/applications/shared/nudge-button";
import { dueWords } from "@/components/product/answer-due";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatShortDay } from "@/lib/format-date";

type Shown = { application: CandidateApplicationDetail };

function Say({ icon, isLate = false, children }: { icon: LucideIcon; isLate?: boolean; children: ReactNode }) {
  return (
    <div className={classNames("path-say", isLate && "is-late")}>
      <Icon icon={icon} />
      <div className="min-w-0 grow basis-40 break-words">{children}</div>
    </div>
  );
}

/** In place of the deadline, which is on hold; never why. */
const PausedLine = ({ application: { job } }: Shown) => (
  <div className="path-say is-paused">
    <Icon icon={CirclePause} />
    <p className="min-w-0 grow basis-40 break-words">
      <b>{`${job.company.name} is paused. Your application is kept.`}</b> We'll notify you when it's active again.
    </p>
  </div>
);

/** The deadline: the offer's last day, or the promised reply. */
function DueLine({ application }: Shown) {
  const { id, answer_due, offer_until, nudges, job } = application;
  const company = job.company.name;
  if (offer_until) {
    return (
      <Say icon={Clock}>
        The offer expires <b>{formatShortDay(offer_until)}</b>
      </Say>
    );
  }
  if (!answer_due) return null;
  const { is, word } = dueWords(answer_due);
  const isLate = is === "late";
  return (
    <div className={classNames("path-say", isLate && "is-late")}>
      <Icon icon={isLate ? ClockAlert : CalendarCheck} />
      <p className="min-w-0 grow basis-40 break-words">
        {`${company} promised a reply by `}
        <b>{`${formatShortDay(answer_due)}${isLate ? `, ${word}` : ""}`}</b>
      </p>
      {nudges.can_nudge ? (
        <NudgeButton applicationId={id} company={company} size="sm" />
      ) : (
        isLate &&
        nudges.last_at && <span className="text-ink-muted text-sm">{`Nudged ${formatShortDay(nudges.last_at)}`}</span>
      )}
    </div>
  );
}

/** The message given with an end, and what can follow. */
function EndLine({ application }: Shown) {
  const { id, status, events, later_id, can } = application;
  const last = events.findLast(({ application_id }) => application_id === id);
  if (status === "hired") return last?.by_candidate ? <Say icon={Info}>The offer was accepted</Say> : null;
  if (status !== "withdrawn") return null;
  const { reason, message } = last?.withdrawal ?? {};
  const words = [reason && withdrawalReasonLabels[reason], message && `“${message}”`].filter(Boolean).join(". ");
  const next = later_id ? (
    <TextLink to={paths.candidate.application(later_id)}>You applied again</TextLink>
  ) : (
    can.apply_again && "The job is still open. You can apply again with your current profile."
  );
  if (!words && !next) return null;
  return (
    <Say icon={Info}>
      {words && <p className="whitespace-pre-line">{words}</p>}
      {next && <p>{next}</p>}
    </Say>
  );
}

/** Earlier applications that were withdrawn. */
function EarlierLine({ application: { id, events } }: Shown) {
  const earlier = events.filter(({ application_id, from_status }) => application_id !== id && from_status === null);
  if (earlier.length === 0) return null;
  return (
    <Say icon={Info}>
      {earlier.map(({ application_id, created_at }) => (
        <p key={application_id}>
          {`You applied before, on ${formatShortDay(created_at)}. `}
          <TextLink to={paths.candidate.application(application_id)}>See what you sent</TextLink>
        </p>
      ))}
    </Say>
  );
}

/** An application's whole path as one line, with the date of each step and the next deadline. */
export function PathCard({ application }: Shown) {
  return (
    <section className="card" aria-label="Status">
      <div className="app-path">
        <ol aria-label="Application Status">
          {pathSteps(application).map(({ status, label, at, is }) => {
            const { glyph, tone } = statusLook("own_application", status);
            const isDone = is === "done";
            return (
              <li key={status} className={isDone ? "done" : undefined} aria-current={is === "now" ? "step" : undefined}>
                <StatusGlyph
                  name={isDone ? "hired" : is === "now" ? (glyph ?? "applied") : "to-come"}
                  className={is === "now" ? `c-${tone}` : isDone ? undefined : "text-control"}
                />
                <span>
                  {status === "applied" && <span className="sr-only">Application </span>}
                  <span>{label}</span>
                </span>
                {at && <small>{formatShortDay(at)}</small>}
                {is === "next" && <small>next</small>}
              </li>
            );
          })}
        </ol>
      </div>
      {isOnHold(application) ? <PausedLine application={application} /> : <DueLine application={application} />}
      <EndLine application={application} />
      <EarlierLine application={application} />
      {!isOnHold(application) && !application.job.is_visible && <Say icon={Info}>This posting is no longer open.</Say>}
    </section>
  );
}
