import type { CandidateDashboard, LateAnswer, WaitingThing } from "@contracts/applications/application";
import { formatMoney } from "@contracts/money";
import { CalendarClock, ChevronRight, ClockAlert, HandCoins, type LucideIcon, MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { candidateDashboardQuery } from "@/applications/data/my-application-queries";
import { NudgeButton } from "@/applications/shared/nudge-button";
import { useKeptZone } from "@/auth/use-kept-zone";
import { dueWords } from "@/components/product/answer-due";
import { LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { CoverLink } from "@/components/ui/cover-link";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { RetryNotice } from "@/components/ui/retry-notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { formatShortDay } from "@/lib/format-date";
import { formatMoment } from "@/lib/format-time";
import { formatInZone } from "@/lib/time-zones";
import { useEagerQuery } from "@/lib/use-eager-query";

interface TodoRowProps {
  icon: LucideIcon;
  tone: "sea" | "plum" | "info" | "warn";
  to: string;
  title: string;
  facts: ReactNode;
  action: ReactNode;
  /** On phones the row itself opens it. */
  opens?: boolean;
}

function TodoRow({ icon, tone, to, title, facts, action, opens = false }: TodoRowProps) {
  return (
    <li className="todo-row">
      <span className={`file-ic t-${tone}`}>
        <Icon icon={icon} />
      </span>
      <div className="min-w-0">
        <CoverLink to={to}>{title}</CoverLink>
        <Meta>{facts}</Meta>
      </div>
      {action}
      {opens && (
        <span className="todo-chevron">
          <Icon icon={ChevronRight} />
        </span>
      )}
    </li>
  );
}

/** A company's question or message. Only an offer listed first gets the page's primary action. */
function Waiting({ thing, isFirst }: { thing: WaitingThing; isFirst: boolean }) {
  const { zone } = useKeptZone();
  const { id, kind, company_name: company, job_title, until } = thing;
  const to = `${paths.candidate.application(id)}${kind === "message" ? "#write" : ""}`;
  const act = (label: string, look: { variant?: "primary"; className: string }) => (
    <LinkButton to={to} aria-label={`${label}: ${job_title}`} {...look}>
      {label}
    </LinkButton>
  );
  switch (kind) {
    case "offer": {
      const { salary, salary_period = "year" } = thing;
      const period = salary_period === "year" ? "" : ` a${salary_period === "hour" ? "n" : ""} ${salary_period}`;
      return (
        <TodoRow
          icon={HandCoins}
          tone="sea"
          to={to}
          title={`${company} made you an offer`}
          facts={[
            job_title,
            salary === undefined ? "" : <b key="salary">{`${formatMoney(salary)}${period}`}</b>,
            <b key="until">{`Expires ${formatShortDay(until)}`}</b>,
          ]}
          action={act("View offer", { className: "is-under", ...(isFirst && { variant: "primary" }) })}
        />
      );
    }
    case "times": {
      const [first = until] = thing.slots ?? [];
      return (
        <TodoRow
          opens
          icon={CalendarClock}
          tone="plum"
          to={to}
          title={`Pick an interview time with ${company}`}
          facts={[
            job_title,
            <span key="slots">
              {`${formatCount(thing.slots?.length ?? 1, "time")}, the first `}
              <b>{formatInZone(first, zone)}</b>
            </span>,
          ]}
          action={act("Pick a time", { className: "is-wide-only" })}
        />
      );
    }
    case "message": {
      const { author, words, messages } = thing;
      return (
        <TodoRow
          opens
          icon={MessageSquare}
          tone="info"
          to={to}
          title={[author, company].filter(Boolean).join(", ")}
          facts={[
            words ? <span key="words" className="line-clamp-2">{`“${words}”`}</span> : formatMoment(until),
            messages !== null && messages > 1 ? formatCount(messages, "new message") : "",
          ]}
          action={act("Reply", { className: "is-wide-only" })}
        />
      );
    }
  }
}

/** An overdue promised reply. */
function Late({ answer }: { answer: LateAnswer }) {
  const { id, company_name: company, job_title, answer_by, can_nudge, last_at } = answer;
  return (
    <TodoRow
      icon={ClockAlert}
      tone="warn"
      to={paths.candidate.application(id)}
      title={`${company} owes you a reply`}
      facts={[
        job_title,
        <b
          key="due"
          className="text-warn-text"
        >{`Due ${formatShortDay(answer_by)}, ${dueWords(answer_by).word.toLowerCase()}`}</b>,
      ]}
      action={
        can_nudge ? (
          <NudgeButton applicationId={id} company={company} />
        ) : (
          last_at && <span className="text-ink-muted text-sm">{`Nudged ${formatShortDay(last_at)}`}</span>
        )
      }
    />
  );
}

function Rows({ waiting, waiting_total, late_answers }: CandidateDashboard) {
  const { applications: late, total } = late_answers;
  const more = waiting_total - waiting.length + total - late.length;
  return (
    <Card flush title="What's next">
      <RowList className="border-line border-t">
        {waiting.map((thing, index) => (
          <Waiting key={`${thing.kind} ${thing.id}`} thing={thing} isFirst={index === 0} />
        ))}
        {late.map((answer) => (
          <Late key={answer.id} answer={answer} />
        ))}
      </RowList>
      {more > 0 && (
        <p className="border-line border-t px-4 py-3 text-ink-muted text-sm md:px-5">
          {`${formatCount(more, "more")} among `}
          <TextLink to={paths.candidate.applications()}>your applications</TextLink>.
        </p>
      )}
    </Card>
  );
}

/** What waits for the candidate: offers, times to pick, messages, overdue replies. Hidden if empty. */
export function WhatsNextCard() {
  const query = useEagerQuery(candidateDashboardQuery());
  const { data, error, errorUpdateCount } = query;
  // It stays while Retry runs.
  if (!data && errorUpdateCount > 0) {
    return (
      <RetryNotice title="Couldn't load what's next" query={query}>
        {error?.message}
      </RetryNotice>
    );
  }
  return data && (data.waiting.length > 0 || data.late_answers.total > 0) ? <Rows {...data} /> : null;
}
