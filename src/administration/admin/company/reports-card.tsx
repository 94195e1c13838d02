import type { CompanyOverview, ReportOfCompany } from "@contracts/administration/company-page";
import { Flag, MessageSquareWarning } from "lucide-react";
import { messageReportWords } from "@/components/product/message-report-words";
import { jobDecisionWords, reportReasonWords } from "@/components/product/report-reason-words";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { ShortList } from "@/components/ui/short-list";
import { paths } from "@/config/paths";
import { formatList } from "@/lib/format";
import { formatRecentShort } from "@/lib/format-time";

const decisionWords = {
  ...jobDecisionWords,
  removed: "Message removed",
  kept: "Message kept",
};

const reasonsOf = (report: ReportOfCompany) =>
  report.kind === "job"
    ? report.reasons.map((reason) => reportReasonWords[reason])
    : report.reasons.map((reason) => messageReportWords[reason]);

function Report({ report }: { report: ReportOfCompany }) {
  const { kind, job_title, decision, decided_by, at } = report;
  const what = kind === "job" ? "Job reported" : "Message reported";
  const list = kind === "job" ? paths.admin.reports : paths.admin.reportedMessages;
  return (
    <li>
      <Icon icon={kind === "job" ? Flag : MessageSquareWarning} />
      <span>
        <b className="font-semibold">{what}</b>
        {kind === "job" ? `: ${job_title}` : ` about ${job_title}`}
        <small>{`${formatList(reasonsOf(report))}${decision ? `. ${decisionWords[decision]}${decided_by ? ` by ${decided_by}` : ""}.` : ""}`}</small>
      </span>
      <span className="flex items-center gap-3">
        <time dateTime={at}>{formatRecentShort(at)}</time>
        {!decision && (
          <LinkButton size="sm" to={list()} aria-label={`Decide: ${what.toLowerCase()}, ${job_title}`}>
            Decide
          </LinkButton>
        )}
      </span>
    </li>
  );
}

export function ReportsCard({ reports: { waiting, decided, newest } }: { reports: CompanyOverview["reports"] }) {
  return (
    <Card
      id="reports"
      title="Reports"
      className="overflow-clip"
      flush
      aside={<span className="text-ink-muted text-sm tnum">{`${waiting} waiting, ${decided} decided`}</span>}
    >
      {newest.length === 0 ? (
        <p className="card-body text-ink-muted">No reports about its jobs or messages.</p>
      ) : (
        <ShortList rows={newest} what="reports">
          {(shown) => (
            // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
            <ul role="list" className="trail">
              {shown.map((report) => (
                <Report key={`${report.id} ${report.at}`} report={report} />
              ))}
            </ul>
          )}
        </ShortList>
      )}
    </Card>
  );
}
