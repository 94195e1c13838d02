import { rejectionReasonLabels } from "@contracts/applications/application";
import type { CompanyReport } from "@contracts/applications/report";
import { applicationSourceLabels } from "@contracts/enums";
import { BarRows } from "@/applications/company/reports/bar-rows";
import { ReportCard, type ReportView } from "@/applications/company/reports/report-card";
import type { RowsOf } from "@/applications/company/reports/report-rows";
import { NumberLink } from "@/components/product/number-link";
import { formatCount, formatNumber } from "@/lib/format";

interface GroupCardProps {
  report: CompanyReport;
  view: ReportView;
  rows: RowsOf;
}

interface Group {
  key: string;
  label: string;
  n: number;
  to: string;
}

function GroupCard({
  title,
  definition,
  header,
  groups,
  empty,
  view,
}: {
  title: string;
  definition: string;
  /** The column's header. */
  header: string;
  groups: readonly Group[];
  empty: string;
  view: ReportView;
}) {
  const link = ({ label, n, to }: Group) => (
    <NumberLink value={n} label={`${label}: ${formatCount(n, "person", "people")}`} to={to} />
  );
  return (
    <ReportCard
      title={title}
      definition={definition}
      view={view}
      empty={groups.length === 0 && empty}
      table={{
        rows: groups,
        rowKey: ({ key }) => key,
        columns: [
          { header, cell: ({ label }) => label },
          { header: "People", cell: link },
        ],
      }}
    >
      <BarRows
        wide
        quiet
        bars={groups.map((group) => ({ key: group.key, label: group.label, value: group.n, link: link(group) }))}
      />
    </ReportCard>
  );
}

export const ReasonsCard = ({ report, view, rows }: GroupCardProps) => (
  <GroupCard
    title="Reasons for Not Selected"
    definition="The reasons your team chose, one per person. Candidates never see them."
    header="Reason"
    view={view}
    empty="No reasons given in this period."
    groups={report.reasons.map(({ reason, n }) => ({
      key: reason,
      label: rejectionReasonLabels[reason],
      n,
      to: rows({ stage: "rejected", reason }),
    }))}
  />
);

export const SourcesCard = ({ report, view, rows }: GroupCardProps) => (
  <GroupCard
    title="Where people come from"
    definition="The list, link or website that led them to the job, or the source your team entered."
    header="Source"
    view={view}
    empty="No one applied in this period."
    groups={report.sources.map(({ source, n }) => ({
      key: source,
      label: applicationSourceLabels[source],
      n,
      to: rows({ source }),
    }))}
  />
);

export function RecruitersCard({ report, view, rows }: GroupCardProps) {
  type Recruiter = CompanyReport["recruiters"][number];
  const name = ({ user_id, name }: Recruiter) => (user_id ? (name ?? "Unnamed colleague") : "No owner");
  const link = (recruiter: Recruiter, n: number, what: string, filter: Parameters<RowsOf>[0]) => (
    <NumberLink
      value={n}
      label={`${name(recruiter)}: ${formatNumber(n)} ${what}`}
      to={rows({ assignee: recruiter.user_id ?? "nobody", ...filter })}
    />
  );
  const applications = (each: Recruiter) => link(each, each.applications, "applications", {});
  return (
    <ReportCard
      title="By colleague"
      definition="By the current owner of the application, or of its job."
      view={view}
      empty={report.recruiters.length === 0 && "No one applied in this period."}
      table={{
        rows: report.recruiters,
        rowKey: ({ user_id }) => user_id ?? "nobody",
        columns: [
          { header: "Colleague", cell: name },
          { header: "Applications", cell: applications },
          { header: "Replies on time", cell: (each) => link(each, each.kept, "replies on time", { answer: "kept" }) },
          { header: "Late", cell: (each) => link(each, each.late, "late", { answer: "late" }) },
          { header: "Hired", cell: (each) => link(each, each.hired, "hired", { stage: "hired" }) },
        ],
      }}
    >
      <BarRows
        wide
        bars={report.recruiters.map((each) => ({
          key: each.user_id ?? "nobody",
          label: name(each),
          value: each.applications,
          link: applications(each),
          note: `${formatNumber(each.kept)} replies on time, ${formatNumber(each.late)} late, ${formatNumber(each.hired)} hired`,
        }))}
      />
    </ReportCard>
  );
}
