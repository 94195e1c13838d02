import type { CompanyJob } from "@contracts/jobs/job";
import { factsOf } from "@contracts/jobs/job-fields";
import { workWords } from "@contracts/jobs/work-words";
import { formatKnownPay } from "@contracts/money";
import type { ReactNode } from "react";
import { questionTypeLabels } from "@/components/product/options";
import { Posting } from "@/components/product/posting";
import { Card } from "@/components/ui/card";
import { ChipList } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { KeyValues } from "@/components/ui/key-values";
import { Meta } from "@/components/ui/meta";
import { formatCount, formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface JobFactsProps {
  job: CompanyJob;
  /** Further cards below the facts. */
  beside?: ReactNode;
}

export function JobFacts({ job, beside }: JobFactsProps) {
  const { answer_days, ...text } = job;
  return (
    <div className="split">
      <Card title="Description">
        <Posting job={text} showFacts={false} />
      </Card>
      <div className="grid gap-5">
        <Card title="Job Details">
          <KeyValues
            items={[
              { label: "Location", value: [job.location, ...job.locations].join(" · ") },
              { label: "Job type", value: workWords(job).join(", ") },
              { label: "Level", value: formatWords(job.experience_level) },
              ...factsOf(job),
              { label: "Salary", value: formatKnownPay(job) },
              { label: "Created", value: formatDate(job.created_at) },
              { label: "Posted", value: formatDate(job.posted_at) },
              { label: "Open until", value: formatDate(job.expires_at) },
              { label: "Reply promised", value: answer_days && `Within ${formatCount(answer_days, "day")}` },
            ]}
          />
        </Card>
        {beside}
      </div>
    </div>
  );
}

export function JobQuestions({ job }: { job: CompanyJob }) {
  if (job.questions.length === 0) {
    return (
      <Card flush>
        <EmptyState title="No questions">Candidates apply with just their profile.</EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <ol className="rows">
        {job.questions.map((question) => (
          <li key={question.id} className="row">
            <div className="min-w-0">
              <p className="break-words font-medium">
                {question.question}
                {question.is_required && (
                  <span className="req" title="Required">
                    {" *"}
                  </span>
                )}
              </p>
              <Meta>
                {questionTypeLabels[question.question_type]}
                {question.is_required ? "Required" : "Optional"}
              </Meta>
              {question.options.length > 0 && (
                <div className="mt-2">
                  <ChipList items={question.options} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
