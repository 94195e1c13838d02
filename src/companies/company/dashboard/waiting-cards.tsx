import type { CompanyToday, DueReply } from "@contracts/companies/today";
import { ChevronRight } from "lucide-react";
import { TodayCard, TodayRow, TodayRows } from "@/companies/company/dashboard/today-row";
import { peopleAndMore } from "@/companies/model/today-words";
import { AnswerDue } from "@/components/product/answer-due";
import { StatusBadge } from "@/components/product/status-badge";
import { statusLook } from "@/components/product/status-look";
import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { formatNumber } from "@/lib/format";
import { formatShortDay } from "@/lib/format-date";
import { formatRecentShort } from "@/lib/format-time";

const go = <Icon icon={ChevronRight} className="go" />;

/** A person waiting for a reply, with the deadline; `lead` where no card says what is due. */
export function ReplyRow({ reply, lead }: { reply: DueReply; lead?: string }) {
  const { application_id, person, title, job_title, status, answer_due } = reply;
  return (
    <TodayRow
      kind="rp"
      to={paths.company.application(application_id, { of: "all", order: "answer" })}
      name={person}
      lines={
        <>
          <span className="s max-md:hidden">{title}</span>
          <span className="s md:hidden">{job_title}</span>
        </>
      }
    >
      <span className="s max-md:hidden">{job_title}</span>
      <span className="max-md:hidden">
        <StatusBadge kind="application" status={status} />
      </span>
      <span className="grid justify-items-end gap-0.5 text-sm md:justify-items-start">
        <AnswerDue due={answer_due} {...(lead && { lead })} />
        <span className="text-ink-muted md:hidden">{statusLook("application", status).word}</span>
      </span>
      <span className="max-md:hidden">{go}</span>
    </TodayRow>
  );
}

/** Replies overdue, due today, and due in the next four days. */
export function RepliesCard({ replies: { overdue, due_today, rows } }: { replies: CompanyToday["replies"] }) {
  if (rows.length === 0) return null;
  const late = overdue > 0 && `${formatNumber(overdue)} overdue`;
  const now = due_today > 0 && `${formatNumber(due_today)} due today`;
  return (
    <TodayCard
      title="Reply-by dates"
      count={[late, now].filter(Boolean).join(", ")}
      all={{ to: paths.company.applications({ order: "answer" }), label: "All applications" }}
    >
      <TodayRows>
        {rows.map((reply) => (
          <ReplyRow key={reply.application_id} reply={reply} />
        ))}
      </TodayRows>
    </TodayCard>
  );
}

/** One row per job: opens its first new applicant, followed by the others. */
export function NewCard({ applications: { total, jobs } }: { applications: CompanyToday["new_applications"] }) {
  if (jobs.length === 0) return null;
  return (
    <TodayCard
      title="New applications"
      count={formatNumber(total)}
      {...(jobs.length === 5 && { all: { to: paths.company.applications({ stage: "applied" }), label: "All new" } })}
    >
      <TodayRows>
        {jobs.map(({ job_id, title, count, people, first }) => (
          <TodayRow
            key={job_id}
            kind="nw"
            to={paths.company.application(first, { of: job_id, stage: "applied" })}
            name={title}
            hasFace={false}
            lines={<span className="s">{peopleAndMore(people, count)}</span>}
          >
            <span className="faces">
              {people.map((person, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
                <Avatar key={index} name={person} size="sm" />
              ))}
            </span>
            <div className="act">
              <span className="tnum whitespace-nowrap font-semibold text-sm">{formatNumber(count)} new</span>
              {go}
            </div>
          </TodayRow>
        ))}
      </TodayRows>
    </TodayCard>
  );
}

export function UnreadCard({ unread: { total, rows } }: { unread: CompanyToday["unread"] }) {
  if (rows.length === 0) return null;
  return (
    <TodayCard title="Unread messages" count={formatNumber(total)}>
      <TodayRows>
        {rows.map(({ application_id, person, job_title, author, words, at }) => (
          <TodayRow
            key={application_id}
            kind="ms"
            to={paths.company.application(application_id, { tab: "conversation" })}
            name={person}
            lines={
              <>
                <p className="line-clamp-2 break-words text-sm leading-5" dir="auto">
                  {author !== person && <span className="text-ink-muted">{author}: </span>}
                  <span>{words}</span>
                </p>
                <span className="s">{job_title}</span>
              </>
            }
          >
            <span className="flex items-center gap-2 whitespace-nowrap text-ink-muted text-sm">
              {formatRecentShort(at)}
              <span className="size-2 rounded-full bg-accent" role="img" aria-label="Unread" />
            </span>
          </TodayRow>
        ))}
      </TodayRows>
    </TodayCard>
  );
}

export function OffersCard({ offers: { total, rows } }: { offers: CompanyToday["offers"] }) {
  if (rows.length === 0) return null;
  return (
    <TodayCard
      title="Offers pending"
      count={formatNumber(total)}
      {...(total > rows.length && { all: { to: paths.company.applications({ offer: "open" }), label: "All offers" } })}
    >
      <TodayRows>
        {rows.map(({ application_id, person, job_title, answer_by, sent_at, is_read }) => (
          <TodayRow
            key={application_id}
            kind="of"
            to={paths.company.application(application_id)}
            name={person}
            lines={<span className="s">{job_title}</span>}
          >
            <span className="grid text-right text-sm">
              <b className="font-semibold">Expires {formatShortDay(answer_by)}</b>
              <span className="text-ink-muted">{is_read ? "Read, no reply" : `Sent ${formatShortDay(sent_at)}`}</span>
            </span>
          </TodayRow>
        ))}
      </TodayRows>
    </TodayCard>
  );
}
