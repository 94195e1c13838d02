import type { CompanyToday } from "@contracts/companies/today";
import { InterviewRow } from "@/companies/company/dashboard/interviews-card";
import { TodayCard, TodayRows } from "@/companies/company/dashboard/today-row";
import { ReplyRow } from "@/companies/company/dashboard/waiting-cards";
import { dayWords } from "@/companies/model/today-words";
import { StatusGlyph } from "@/components/product/status-glyph";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { formatShortDay } from "@/lib/format-date";

interface CaughtUpProps {
  today: CompanyToday;
  now: number;
  zone: string;
}

/** Nothing is to do: until when, and what comes next. */
export function CaughtUp({ today: { next_interview, next_reply }, now, zone }: CaughtUpProps) {
  const words = [
    next_interview
      ? `no interviews until ${dayWords(next_interview.starts_at, zone)}`
      : "no interviews in the next 7 days",
    next_reply ? `no replies due before ${formatShortDay(next_reply.answer_due)}` : "no replies due",
    "nothing unread",
  ].join(", ");
  return (
    <>
      <section className="card caught" aria-labelledby="caught-up">
        <span className="c-good inline-grid [--cut:var(--color-surface)]">
          <StatusGlyph name="hired" size={28} />
        </span>
        <h2 id="caught-up" className="mt-2 font-semibold text-lg">
          You’re all caught up
        </h2>
        <p className="text-ink-muted">{`${words.charAt(0).toUpperCase()}${words.slice(1)}.`}</p>
        <LinkButton size="sm" variant="quiet" to={paths.company.applications()}>
          See all applications
        </LinkButton>
      </section>
      {(next_interview || next_reply) && (
        <TodayCard title="Next up">
          <TodayRows>
            {next_interview && <InterviewRow interview={next_interview} now={now} zone={zone} withDay />}
            {next_reply && <ReplyRow reply={next_reply} lead="Reply" />}
          </TodayRows>
        </TodayCard>
      )}
    </>
  );
}
