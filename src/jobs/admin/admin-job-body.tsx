import type { AdminJob } from "@contracts/jobs/all-jobs";
import type { ReportedJob } from "@contracts/jobs/job-report";
import { formatKnownPay } from "@contracts/money";
import { Flag } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useAnswerJobReporters } from "@/administration/data/report-words";
import { EarlierWords, ReportActs } from "@/administration/shared/report-acts";
import { Posting } from "@/components/product/posting";
import { Button } from "@/components/ui/button";
import { KeyValues } from "@/components/ui/key-values";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { countReports, decidedWords, JobReports } from "@/jobs/admin/job-reports";
import { useReportDecision } from "@/jobs/admin/use-report-decision";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

type Heading = "h2" | "h3";

function Part({ title, heading: Heading, children }: { title: string; heading: Heading; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t pt-5">
      <Heading id={id} className="mb-2.5 font-semibold text-lg">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function WaitingReports({ report }: { report: ReportedJob }) {
  const { decide, isPending } = useReportDecision();
  const answer = useAnswerJobReporters(report.id);
  return (
    <Notice
      tone="warn"
      icon={Flag}
      title={`${formatCount(countReports(report), "report")}, the first on ${formatDate(report.waiting_since)}`}
      actions={
        <Button
          size="sm"
          busy={isPending}
          aria-label={`Dismiss the reports of ${report.title}`}
          onClick={() => void decide({ job: report, decision: "dismissed" }).catch(() => {})}
        >
          Dismiss reports
        </Button>
      }
    >
      <EarlierWords earlier={report.earlier} />
      <JobReports job={report} />
      <ReportActs about={`the job ${report.title}`} company={report.company} answerReporters={answer.mutateAsync} />
      <p className="mt-2">The company never learns who reported it.</p>
    </Notice>
  );
}

/** Where a job is and since when, under its title. */
export const AdminJobFacts = ({ job }: { job: AdminJob }) => (
  <p className="mt-0.5 text-ink-muted text-sm">
    <TextLink to={paths.admin.company(job.company.id)}>{job.company.name}</TextLink>
    {[job.location, formatKnownPay(job), job.posted_at ? `Posted ${formatDate(job.posted_at)}` : "Not published yet"]
      .filter(Boolean)
      .map((fact) => ` · ${fact}`)}
  </p>
);

/** A posting as an administrator reads it: what was reported or decided, what it says, and its numbers. */
export function AdminJobBody({ job, heading }: { job: AdminJob; heading: Heading }) {
  const { report, questions, posted_by } = job;
  const { answer_days, ...text } = job;
  return (
    <>
      {job.is_deleted && (
        <Notice title="The company has deleted this job">Its title can't be reused until you allow publishing.</Notice>
      )}
      {job.state === "offline" && report && (
        <Notice tone="bad" title={decidedWords(report)}>
          <p className="whitespace-pre-line">{report.reason}</p>
        </Notice>
      )}
      {report?.waiting_since && <WaitingReports report={report} />}
      <Part title="About the job" heading={heading}>
        <Posting job={text} />
      </Part>
      {questions.length > 0 && (
        <Part title="Application questions" heading={heading}>
          <ol className="list-decimal pl-5">
            {questions.map(({ id, question }) => (
              <li key={id} className="break-words">
                {question}
              </li>
            ))}
          </ol>
        </Part>
      )}
      <Part title="In numbers" heading={heading}>
        <KeyValues
          align="end"
          empty="None"
          items={[
            { label: "Applications", value: String(job.application_count) },
            { label: "Reply promised", value: answer_days && `Within ${formatCount(answer_days, "day")}` },
            { label: "Last day", value: job.expires_at && formatDate(job.expires_at) },
            {
              label: "Posted by",
              value: posted_by && <TextLink to={paths.admin.person(posted_by.id)}>{posted_by.name}</TextLink>,
            },
          ]}
        />
      </Part>
    </>
  );
}
