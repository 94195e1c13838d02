import type { JobDetails } from "@contracts/candidates/candidate";
import { splitLead } from "@contracts/jobs/job-lead";
import { Markdown } from "@/components/product/markdown";
import { AnswerPromise } from "@/jobs/public/reading/answer-promise";
import { JobFactsLine } from "@/jobs/public/reading/job-facts-line";
import { canApply } from "@/jobs/shared/next-step";

interface JobIntroProps {
  job: JobDetails;
  /** What there is to know before applying, or of the application there is; "" for nothing. */
  note: string | undefined;
}

/** What a job is, before anything is compared: its facts, the first lines of its description, and by when it answers. */
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
