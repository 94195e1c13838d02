import { type ReportedJob, reportReasons } from "@contracts/jobs/job-report";
import { Flag } from "lucide-react";
import { useState } from "react";
import { useAnswerJobReporters } from "@/administration/data/report-words";
import { EarlierWords, ReportActs } from "@/administration/shared/report-acts";
import { Markdown } from "@/components/product/markdown";
import { reportReasonWords } from "@/components/product/report-reason-words";
import { StatusBadge } from "@/components/product/status-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { loadDialog } from "@/components/ui/load-later";
import { TextLink, TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { AllowPublishingButton } from "@/jobs/admin/allow-publishing-button";
import { countReports, decidedWords, JobReports } from "@/jobs/admin/job-reports";
import { useReportDecision } from "@/jobs/admin/use-report-decision";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

const OfflineDialog = loadDialog(async () => (await import("@/jobs/admin/offline-dialog")).OfflineDialog);

/** "2 fraud, 1 something else". */
const counted = ({ reasons }: ReportedJob): string =>
  reportReasons
    .filter((reason) => reasons[reason])
    .map((reason) => `${reasons[reason]} ${reportReasonWords[reason].toLowerCase()}`)
    .join(", ");

export function ReportedJobRow({ job }: { job: ReportedJob }) {
  const { decide, isPending } = useReportDecision();
  const answer = useAnswerJobReporters(job.id);
  const [isAsking, setIsAsking] = useState(false);
  const total = countReports(job);
  return (
    <li className="px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <div className="flex flex-wrap items-center gap-2">
            {job.is_open ? (
              <TitleLink to={paths.jobs.detail(job)}>{job.title}</TitleLink>
            ) : (
              <span className="break-words font-semibold">{job.title}</span>
            )}
            {job.is_flagged && (
              <Badge tone="warn" glyph={<Icon icon={Flag} size="sm" />}>
                Flagged
              </Badge>
            )}
            {!job.is_open && <StatusBadge kind="job" status="closed" label="Not online" />}
          </div>
          <p className="text-ink-muted text-sm">
            <TextLink to={paths.admin.company(job.company.id)}>{job.company.name}</TextLink>
            {` · ${formatCount(total, "report")}: ${counted(job)}`}
            {job.waiting_since && <span>{` · since ${formatDate(job.waiting_since)}`}</span>}
          </p>
          {job.decision && (
            <p className="mt-1 break-words text-sm">{`${job.waiting_since ? "Before: " : ""}${decidedWords(job)}${job.reason ? `: “${job.reason}”` : ""}`}</p>
          )}
          <EarlierWords earlier={job.earlier} />
        </div>
        {job.decision === "offline" && !job.waiting_since && <AllowPublishingButton job={job} size="sm" />}
        {job.waiting_since && (
          <span className="flex flex-wrap gap-1.5">
            <Button
              size="sm"
              busy={isPending}
              aria-label={`Dismiss the reports of ${job.title}`}
              onClick={() => void decide({ job, decision: "dismissed" }).catch(() => {})}
            >
              Dismiss
            </Button>
            <Button
              size="sm"
              variant="danger-quiet"
              aria-haspopup="dialog"
              aria-label={`Take ${job.title} offline`}
              onClick={() => setIsAsking(true)}
            >
              Take offline
            </Button>
          </span>
        )}
      </div>
      <JobReports job={job} />
      <details className="mt-3">
        <summary className="touch w-fit cursor-pointer font-medium text-sm">Show the posting</summary>
        <div className="mt-2 grid max-w-read grid-cols-[minmax(0,1fr)] gap-3 break-words">
          <Markdown>{job.description}</Markdown>
        </div>
      </details>
      <ReportActs about={`the job ${job.title}`} company={job.company} answerReporters={answer.mutateAsync} />
      {isAsking && (
        <OfflineDialog
          job={job}
          reports={total}
          onTake={(reason) => decide({ job, decision: "offline", reason })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
