import type { CompanyReport } from "@contracts/applications/report";
import { MonthBars } from "@/applications/company/reports/month-bars";
import { ReportCard, type ReportView } from "@/applications/company/reports/report-card";
import type { RowsOf } from "@/applications/company/reports/report-rows";
import { monthRange, type Span, spansOf } from "@/applications/company/reports/report-scope";
import { NumberLink } from "@/components/product/number-link";
import { formatCount, formatNumber } from "@/lib/format";
import { useIsPhone } from "@/lib/use-is-phone";

interface MonthCardProps {
  report: CompanyReport;
  view: ReportView;
  rows: RowsOf;
}

/** How many columns fit the card. */
const useSpans = ({ months }: CompanyReport) => spansOf(months, useIsPhone() ? 6 : 12);
const sum = (months: CompanyReport["months"], what: "kept" | "late") =>
  months.reduce((all, month) => all + month[what], 0);

/** Replies by the reply-by date, by the month of the application. */
export function PromiseCard({ report, view, rows }: MonthCardProps) {
  const spans = useSpans(report);
  const months = spansOf(report.months, Number.POSITIVE_INFINITY);
  const by = spans.length < months.length ? "quarter" : "month";
  const [kept, late] = [sum(report.months, "kept"), sum(report.months, "late")];
  const link = (span: Span, answer: "kept" | "late") => (
    <NumberLink
      value={span[answer]}
      label={`${span.name}: ${formatCount(span[answer], "reply", "replies")} ${answer === "kept" ? "on time" : "late"}`}
      to={rows({ ...monthRange(span.month, report, span.until), answer })}
    />
  );
  return (
    <ReportCard
      title="Replies by the reply-by date"
      definition={`By the ${by} of the application. On time means offered, hired or Not Selected by the reply-by date. Upcoming dates and applications withdrawn in time aren't counted.`}
      view={view}
      empty={kept + late === 0 && "No reply-by date has passed in this period. Set one when you edit a job."}
      table={{
        rows: months,
        rowKey: ({ month }) => month,
        columns: [
          { header: "Month", cell: ({ name }) => name },
          { header: "On time", cell: (month) => link(month, "kept") },
          { header: "Late", cell: (month) => link(month, "late") },
        ],
      }}
    >
      <MonthBars
        label={`Replies by the reply-by date, by ${by}`}
        bars={spans.map((span) => ({
          key: span.month,
          name: span.name,
          top: span.kept + span.late > 0 && (
            <>
              {link(span, "kept")} of {formatNumber(span.kept + span.late)}
            </>
          ),
          value: span.kept,
          hollow: span.late,
        }))}
      />
      <p className="legend">
        <span>
          <i />
          On time, {formatNumber(kept)}
        </span>
        <span>
          <i className="is-hollow" />
          Late, {formatNumber(late)}
        </span>
      </p>
    </ReportCard>
  );
}

export function MonthsCard({ report, view, rows }: MonthCardProps) {
  const spans = useSpans(report);
  const months = spansOf(report.months, Number.POSITIVE_INFINITY);
  const by = spans.length < months.length ? "quarter" : "month";
  const last = spans.at(-1);
  const link = (span: Span, what: "applications" | "hired") => (
    <NumberLink
      value={span[what]}
      label={
        what === "hired"
          ? `${span.name}: ${formatNumber(span.hired)} hired`
          : `${span.name}: ${formatCount(span.applications, "application")}`
      }
      to={rows({ ...monthRange(span.month, report, span.until), ...(what === "hired" && { stage: "hired" }) })}
    />
  );
  return (
    <ReportCard
      title={`Applications by ${by}`}
      definition={`By the day they arrived.${last ? ` ${last.name} runs until today.` : ""}`}
      view={view}
      table={{
        rows: months,
        rowKey: ({ month }) => month,
        columns: [
          { header: "Month", cell: ({ name }) => name },
          { header: "Applications", cell: (month) => link(month, "applications") },
          { header: "Hired", cell: (month) => link(month, "hired") },
        ],
      }}
    >
      <MonthBars
        label={`Applications by ${by}`}
        bars={spans.map((span) => ({
          key: span.month,
          name: span.name,
          top: link(span, "applications"),
          value: span.applications,
          note: `${formatNumber(span.hired)} hired`,
        }))}
      />
    </ReportCard>
  );
}
