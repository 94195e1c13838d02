import type { DepartedReport } from "@contracts/companies/departed-report";
import { offerUndo } from "@/components/feedback/undo-offer";
import { messageReportWords } from "@/components/product/message-report-words";
import { reportReasonWords } from "@/components/product/report-reason-words";
import { Button } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { departedReportsQuery, useDecideDepartedReport, useUndoDepartedReport } from "@/jobs/data/job-reports";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

const reasonWords: Record<DepartedReport["reports"][number]["reason"], string> = {
  ...messageReportWords,
  ...reportReasonWords,
};

function Row({ report }: { report: DepartedReport }) {
  const { mutateAsync, isPending, variables } = useDecideDepartedReport();
  const undo = useUndoDepartedReport();
  const decide = async (isUpheld: boolean) => {
    await mutateAsync({ report, isUpheld });
    offerUndo({
      title: isUpheld ? `Kept on the record of ${report.company_name}` : "Reports dismissed",
      undo: () => undo.mutate(report),
    });
  };
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4 md:px-5">
      <div className="min-w-0 grow basis-72 break-words">
        <h3 className="font-semibold">{report.title}</h3>
        <p className="text-ink-muted text-sm">
          {report.company_name} · deleted {formatDate(report.left_at)}
        </p>
        {report.said && <blockquote className="mt-2 whitespace-pre-line text-sm">“{report.said}”</blockquote>}
        <ul className="mt-2 grid gap-2 text-sm" aria-label={`Reports of ${report.title}`}>
          {report.reports.map(({ reason, words, created_at }) => (
            <li key={`${created_at} ${words}`} className="border-line border-l-2 pl-3">
              <b>{reasonWords[reason]}</b> <span className="text-ink-muted">{formatDate(created_at)}</span>
              {words && <p className="whitespace-pre-line">{words}</p>}
            </li>
          ))}
        </ul>
      </div>
      <span className="flex flex-wrap gap-1.5">
        <Button
          size="sm"
          busy={isPending && variables.isUpheld === false}
          aria-label={`Dismiss the reports of ${report.title}`}
          onClick={() => void decide(false).catch(() => {})}
        >
          Dismiss
        </Button>
        <Button
          size="sm"
          busy={isPending && variables.isUpheld}
          aria-label={`Keep on record: ${report.title}`}
          onClick={() => void decide(true).catch(() => {})}
        >
          Keep on record
        </Button>
      </span>
    </li>
  );
}

export function DepartedReports() {
  const { data = [] } = useEagerQuery(departedReportsQuery());
  if (data.length === 0) return null;
  return (
    <div className="wrap pb-8">
      <Card title="Deleted companies" flush>
        <p className="px-4 text-ink-muted text-sm md:px-5">
          These companies were deleted while reports were open. What you keep on record is shown when a similar company
          registers.
        </p>
        <RowList aria-label="Reports of deleted companies">
          {data.map((report) => (
            <Row key={report.id} report={report} />
          ))}
        </RowList>
      </Card>
    </div>
  );
}
