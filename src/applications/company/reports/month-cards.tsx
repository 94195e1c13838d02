import type { CompanyReport } from "@contracts/applications/report";
import { MonthBars } from "@/applications/company/reports/month-bars";
import { ReportCard, type ReportView } from "@/applications/company/reports/report-card";
import type { RowsOf } from "@/applications/company/reports/report-rows";
import { monthName, monthRange } from "@/applications/company/reports/report-scope";
import { NumberLink } from "@/components/product/number-link";
import { formatCount, formatNumber } from "@/lib/format";

type Month = CompanyReport["months"][number];
interface MonthCardProps {
  report: CompanyReport;
  view: ReportView;
  rows: RowsOf;
}

const namesOf = ({ months }: CompanyReport) => {
  const withYear = months[0]?.month.slice(0, 4) !== months.at(-1)?.month.slice(0, 4);
  return ({ month }: Month) => monthName(month, withYear);
};
const sum = (months: readonly Month[], what: "kept" | "late") => months.reduce((all, month) => all + month[what], 0);

/** Answers by the promised day, by the month of the application. */
export function PromiseCard({ report, view, rows }: MonthCardProps) {
  const name = namesOf(report);
  const [kept, late] = [sum(report.months, "kept"), sum(report.months, "late")];
  const link = (month: Month, answer: "kept" | "late") => (
    <NumberLink
      value={month[answer]}
      label={`${name(month)}: ${formatCount(month[answer], "answer")} ${answer === "kept" ? "in time" : "late"}`}
      to={rows({ ...monthRange(month.month, report), answer })}
    />
  );
  return (
    <ReportCard
      title="Answers by the promised day"
      definition="By the month of the application. In time means that it was decided by its day: offered, hired or Not Selected. Days still to come are not counted, nor who withdrew by theirs."
      view={view}
      empty={kept + late === 0 && "No promised day has come in this time. Promise one when you edit a job."}
      table={{
        rows: report.months,
        rowKey: ({ month }) => month,
        columns: [
          { header: "Month", cell: name },
          { header: "In time", cell: (month) => link(month, "kept") },
          { header: "Late", cell: (month) => link(month, "late") },
        ],
      }}
    >
      <MonthBars
        label="Answers by the promised day, by month"
        bars={report.months.map((month) => ({
          key: month.month,
          name: name(month),
          top: (
            <>
              {link(month, "kept")} of {formatNumber(month.kept + month.late)}
            </>
          ),
          value: month.kept,
          hollow: month.late,
        }))}
      />
      <p className="legend">
        <span>
          <i />
          In time, {formatNumber(kept)}
        </span>
        <span>
          <i className="is-hollow" />
          Late, {formatNumber(late)}
        </span>
      </p>
    </ReportCard>
  );
}

/** Applications by month. */
export function MonthsCard({ report, view, rows }: MonthCardProps) {
  const name = namesOf(report);
  const last = report.months.at(-1);
  const link = (month: Month, what: "applications" | "hired") => (
    <NumberLink
      value={month[what]}
      label={
        what === "hired"
          ? `${name(month)}: ${formatNumber(month.hired)} hired`
          : `${name(month)}: ${formatCount(month.applications, "application")}`
      }
      to={rows({ ...monthRange(month.month, report), ...(what === "hired" && { stage: "hired" }) })}
    />
  );
  return (
    <ReportCard
      title="Applications by month"
      definition={`By the day they arrived.${last ? ` ${name(last)} runs until today.` : ""}`}
      view={view}
      table={{
        rows: report.months,
        rowKey: ({ month }) => month,
        columns: [
          { header: "Month", cell: name },
          { header: "Applications", cell: (month) => link(month, "applications") },
          { header: "Hired", cell: (month) => link(month, "hired") },
        ],
      }}
    >
      <MonthBars
        label="Applications by month"
        bars={report.months.map((month) => ({
          key: month.month,
          name: name(month),
          top: link(month, "applications"),
          value: month.applications,
          note: `${formatNumber(month.hired)} hired`,
        }))}
      />
    </ReportCard>
  );
}
