import { applicationStatusLabels } from "@contracts/applications/application-status";
import type { CompanyReport } from "@contracts/applications/report";
import { BarRows } from "@/applications/company/reports/bar-rows";
import { ReportCard, type ReportView } from "@/applications/company/reports/report-card";
import { type RowsOf, stageWord } from "@/applications/company/reports/report-rows";
import { NumberLink } from "@/components/product/number-link";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { formatCount, formatNumber } from "@/lib/format";

type Step = CompanyReport["funnel"][number];

export function StageLabel({ stage, word = stageWord(stage) }: { stage: Step["stage"]; word?: string }) {
  const { glyph, tone } = statusLook("application", stage);
  return (
    <>
      <span className={`inline-grid shrink-0 c-${tone}`}>{glyph && <StatusGlyph name={glyph} size={17} />}</span>
      {word}
    </>
  );
}

const note = ({ stage, rejected, withdrawn, open }: Step): string => {
  if (stage === "hired") return "";
  const parts = [
    rejected > 0 && `${formatNumber(rejected)} ${applicationStatusLabels.rejected}`,
    withdrawn > 0 && `${formatNumber(withdrawn)} withdrew`,
    open > 0 && `${formatNumber(open)} still open`,
  ];
  return parts.filter(Boolean).join(", ");
};

export function FunnelCard({ report, view, rows }: { report: CompanyReport; view: ReportView; rows: RowsOf }) {
  const reached = ({ stage, reached }: Step) => (
    <NumberLink
      value={reached}
      label={`${formatCount(reached, "person", "people")} reached ${stageWord(stage)}`}
      to={rows({ reached: stage })}
    />
  );
  const ended = (what: string, n: number, to: string) => (
    <NumberLink value={n} label={`${formatCount(n, "person", "people")}, ${what}`} to={to} />
  );
  return (
    <ReportCard
      title="How far people got"
      definition="Everyone who applied in this period, counted at the furthest stage they reached. Skipped stages count as reached."
      view={view}
      table={{
        rows: report.funnel,
        rowKey: ({ stage }) => stage,
        columns: [
          { header: "Stage", cell: ({ stage }) => stageWord(stage) },
          { header: "Reached", cell: reached },
          {
            header: "Not Selected after",
            cell: ({ stage, rejected }) =>
              ended("Not Selected", rejected, rows({ furthest: stage, stage: "rejected" })),
          },
          {
            header: "Withdrew",
            cell: ({ stage, withdrawn }) => ended("withdrew", withdrawn, rows({ furthest: stage, stage: "withdrawn" })),
          },
          {
            header: "Still open",
            cell: ({ stage, open }) =>
              stage === "hired" ? "" : ended("still open", open, rows({ furthest: stage, stage: "open" })),
          },
        ],
      }}
    >
      <BarRows
        bars={report.funnel.map((step) => ({
          key: step.stage,
          label: <StageLabel stage={step.stage} />,
          value: step.reached,
          link: reached(step),
          note: note(step),
        }))}
      />
    </ReportCard>
  );
}
