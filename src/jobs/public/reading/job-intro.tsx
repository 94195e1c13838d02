import type { JobDetails } from "@contracts/candidates/candidate";
import { splitLead } from "@contracts/jobs/job-lead";
import { Markdown } from "@/components/product/markdown";
import { AnswerPromise } from "@/jobs/public/reading/answer-promise";
import { JobFactsLine } from "@/jobs/public/reading/job-facts-line";
import { canApply } from "@/jobs/shared/next-step";

interface JobIntroProps {
  job: JobDetails;
  /** What to know before applying, or about the existing application; "" for nothing. */
  note: string | undefined;
}

/** A job's introduction, above the comparison: facts, the first lines of its description, and the reply date. */
export function JobIntro({ job, note = "" }: JobIntroProps) {
  const { lead } = splitLead(job.description);
  return (
    <div className="job-intro">
      <JobFactsLine job={job} />
      {lead && (
        <div className="grid max-w-read gap-3 text-md">
          <Markdown>{lead}</Markdown>
        </div>
      )}
      {canApply(job) && job.answer_days !== null ? (
        <AnswerPromise days={job.answer_days} note={note} />
      ) : (
        note && <p className="text-ink-muted text-sm">{note}</p>
      )}
    </div>
  );
}
