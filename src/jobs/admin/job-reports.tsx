import type { ReportedJob } from "@contracts/jobs/job-report";
import { jobDecisionWords, reportReasonWords } from "@/components/product/report-reason-words";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

export const countReports = ({ reasons }: ReportedJob): number => Object.values(reasons).reduce((sum, n) => sum + n, 0);

/** "Taken offline by Ada Stone on Nov 19". */
export function decidedWords({ decision, decided_by, decided_at }: ReportedJob): string {
  return `${jobDecisionWords[decision ?? "dismissed"]} by ${decided_by?.name ?? "a deleted account"} on ${formatDate(decided_at)}`;
}

/** What people said about a job. */
export function JobReports({ job }: { job: ReportedJob }) {
  const total = countReports(job);
  return (
    <ul className="mt-3 grid gap-2.5" aria-label={`Reports of ${job.title}`}>
      {job.reports.map(({ id, reason, words, created_at, reporter }) => (
        <li key={id} className="min-w-0 border-line border-l-2 pl-3 text-sm">
          <p>
            <b>{reportReasonWords[reason]}</b>{" "}
            <span className="text-ink-muted">
              {reporter?.name ?? "A deleted account"}, {formatDate(created_at)}
            </span>
          </p>
          {words && <p className="whitespace-pre-line break-words">{words}</p>}
        </li>
      ))}
      {total > job.reports.length && (
        <li className="text-ink-muted text-sm">{`And ${formatCount(total - job.reports.length, "earlier report")}`}</li>
      )}
    </ul>
  );
}
