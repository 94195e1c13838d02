import type { CompanyDashboard } from "@contracts/companies/company";
import type { ApplicationStatus } from "@contracts/enums";
import { CalendarClock, CalendarX2, ChevronRight, ClockAlert } from "lucide-react";
import type { ReactNode } from "react";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { RowLink } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { formatNumber } from "@/lib/format";

interface Waiting {
  to: string;
  glyph: ReactNode;
  count: number;
  text: string;
}

function stageGlyph(status: ApplicationStatus): ReactNode {
  const { glyph, tone } = statusLook("application", status);
  return <span className={`inline-grid c-${tone}`}>{glyph && <StatusGlyph name={glyph} size={18} />}</span>;
}

const clock = (
  <span className="inline-grid c-warn">
    <Icon icon={ClockAlert} />
  </span>
);

const ofOne = (count: number, one: string, many: string) => (count === 1 ? one : many);

function answersDue({ overdue, due_today }: CompanyDashboard["counts"]): Waiting {
  const today = due_today > 0 ? `${formatNumber(due_today)} due today` : "";
  return overdue > 0
    ? {
        to: paths.company.applications({ answer: "overdue" }),
        glyph: clock,
        count: overdue,
        text: [ofOne(overdue, "answer overdue", "answers overdue"), today].filter(Boolean).join(", "),
      }
    : {
        to: paths.company.applications({ order: "answer" }),
        glyph: clock,
        count: due_today,
        text: ofOne(due_today, "answer due today", "answers due today"),
      };
}

/** What waits for the company: rows under the thumb, figures side by side where there is room; nothing when nothing does. */
export function AttentionRows({ counts }: { counts: CompanyDashboard["counts"] }) {
  const { new_applications, open_offers, interviews_soon, other_times, other_times_first } = counts;
  const all: Waiting[] = [
    {
      to: paths.company.interviews(),
      glyph: <Icon icon={CalendarClock} />,
      count: interviews_soon,
      text: ofOne(interviews_soon, "interview within a day", "interviews within a day"),
    },
    {
      // Times are proposed in any stage: none of the lists shows who waits for others.
      to: other_times_first ? paths.company.application(other_times_first) : paths.company.applications(),
      glyph: <Icon icon={CalendarX2} />,
      count: other_times,
      text: ofOne(other_times, "applicant needs other times", "applicants need other times"),
    },
    {
      to: paths.company.applications({ stage: "applied" }),
      glyph: stageGlyph("applied"),
      count: new_applications,
      text: ofOne(new_applications, "new application", "new applications"),
    },
    answersDue(counts),
    {
      to: paths.company.applications({ offer: "open" }),
      glyph: stageGlyph("offered"),
      count: open_offers,
      text: ofOne(open_offers, "offer without an answer", "offers without an answer"),
    },
  ];
  const waiting = all.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <nav
      className="card rows mt-5 md:grid md:auto-cols-fr md:grid-flow-col md:overflow-clip"
      aria-label="Waiting for you"
    >
      {waiting.map(({ to, glyph, count, text }) => (
        <RowLink
          key={to}
          to={to}
          className="gap-2 py-3 md:rounded-none md:not-first:border-t-0 md:block md:py-4 md:not-first:border-line md:not-first:border-l"
        >
          <b className="tnum flex items-center gap-2 font-semibold md:text-xl">
            {glyph}
            {formatNumber(count)}
          </b>{" "}
          <span className="grow md:text-ink-muted md:text-sm">{text}</span>
          <Icon icon={ChevronRight} className="text-ink-subtle md:hidden" />
        </RowLink>
      ))}
    </nav>
  );
}
