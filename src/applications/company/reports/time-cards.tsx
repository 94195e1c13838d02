import { applicationStatusLabels } from "@contracts/applications/application-status";
import type { CompanyReport } from "@contracts/applications/report";
import { BarRows } from "@/applications/company/reports/bar-rows";
import { StageLabel } from "@/applications/company/reports/funnel-card";
import { HireDots } from "@/applications/company/reports/hire-dots";
import { ReportCard, type ReportView } from "@/applications/company/reports/report-card";
import { type RowsOf, stageWord } from "@/applications/company/reports/report-rows";
import { NumberLink } from "@/components/product/number-link";
import { AppLink } from "@/components/ui/app-link";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

type Wait = CompanyReport["waits"][number];
interface TimeCardProps {
  report: CompanyReport;
  view: ReportView;
  rows: RowsOf;
}

/** "2 days", "0.4 days". */
export const inDays = (days: number): string => formatCount(days, "day");

/** The median days in each stage. */
export function WaitsCard({ report, view, rows }: TimeCardProps) {
  const middle = ({ stage, left, middle }: Wait) =>
    middle === null ? (
      <span className="text-ink-subtle">–</span>
    ) : (
      <NumberLink
        value={left}
        text={inDays(middle)}
        label={`${inDays(middle)}, the median of ${formatCount(left, "person", "people")} who left ${stageWord(stage)}`}
        to={rows({ left: stage })}
      />
    );
  const waits = report.waits.filter(({ left, longest }) => left > 0 || longest);
  return (
    <ReportCard
      title="Days in a stage"
      definition="The median: half of the people waited less. People are counted when they leave the stage, weekends included."
      view={view}
      empty={waits.length === 0 && "No one has left a stage yet."}
      table={{
        rows: waits,
        rowKey: ({ stage }) => stage,
        columns: [
          { header: "Stage", cell: ({ stage }) => applicationStatusLabels[stage] },
          { header: "Half waited less than", cell: middle },
          {
            header: "Longest wait now",
            cell: ({ longest }) =>
              longest && (
                <AppLink className="link tnum touch" to={paths.company.application(longest.id)}>
                  {inDays(longest.days)}
                </AppLink>
              ),
          },
        ],
      }}
    >
      <BarRows
        bars={waits.map((wait) => ({
          key: wait.stage,
          label: <StageLabel stage={wait.stage} word={applicationStatusLabels[wait.stage]} />,
          value: wait.middle ?? 0,
          link: middle(wait),
        }))}
      />
    </ReportCard>
  );
}

/** Days from application to hire. */
export function HiresCard({ report: { hires }, view, rows }: TimeCardProps) {
  return (
    <ReportCard
      title="Time to hire"
      definition="From the day a person applied to the day they were marked Hired, in calendar days. Each dot is one person."
      view={view}
      empty={hires.total === 0 && "No one who applied in this period has been hired yet."}
      table={{
        rows: hires.people,
        rowKey: ({ id }) => id,
        columns: [
          { header: "Person", cell: ({ name }) => name },
          { header: "Applied", cell: ({ applied_at }) => formatDate(applied_at) },
          {
            header: "Days",
            cell: ({ id, name, days }) => (
              <AppLink
                className="link tnum touch"
                to={paths.company.application(id)}
                aria-label={`${inDays(days)}. Show ${name}`}
              >
                {inDays(days)}
              </AppLink>
            ),
          },
        ],
      }}
    >
      <HireDots hires={hires} />
      <p className="text-ink-muted text-sm">
        {hires.middle !== null && (
          <>
            <b className="font-semibold text-ink">Median: {inDays(hires.middle)}</b>, of{" "}
            <NumberLink
              value={hires.total}
              label={`${formatCount(hires.total, "person", "people")} hired`}
              to={rows({ stage: "hired" })}
            />
          </>
        )}
        {hires.people.length < hires.total && <span>{`. The fastest ${hires.people.length} are shown.`}</span>}
      </p>
    </ReportCard>
  );
}
