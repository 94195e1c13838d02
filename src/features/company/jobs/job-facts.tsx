import type { CompanyJob } from "@contracts/job";
import { Card } from "@/components/ui/card";
import { ChipList } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { KeyValues } from "@/components/ui/key-values";
import { Meta } from "@/components/ui/meta";
import { questionTypeOptions } from "@/features/company/options";
import { formatDate, formatMoney, formatSalaryRange, formatWords } from "@/lib/format";

function salaryOf({ salary_min: min, salary_max: max }: CompanyJob): string {
  if (min !== null && max !== null) return formatSalaryRange(min, max);
  if (min !== null) return `From ${formatMoney(min)}`;
  return max !== null ? `Up to ${formatMoney(max)}` : "";
}

/** Everything the job says (S2 §2, Manage Job). */
export function JobFacts({ job }: { job: CompanyJob }) {
  return (
    <div className="split">
      <Card title="Description">
        <p className="max-w-read whitespace-pre-line break-words text-md">{job.description}</p>
        {job.requirements.length > 0 && (
          <>
            <h3 className="mt-5 mb-1.5 font-semibold">Requirements</h3>
            <ul className="max-w-read list-disc pl-5">
              {job.requirements.map((line) => (
                <li key={line} className="break-words">
                  {line}
                </li>
              ))}
            </ul>
          </>
        )}
        {job.skills_required.length > 0 && (
          <>
            <h3 className="mt-5 mb-1.5 font-semibold">Required skills</h3>
            <ChipList items={job.skills_required} />
          </>
        )}
        {job.preferred_skills.length > 0 && (
          <>
            <h3 className="mt-5 mb-1.5 font-semibold">Preferred skills</h3>
            <ChipList items={job.preferred_skills} />
          </>
        )}
      </Card>
      <Card title="Job Details">
        <KeyValues
          items={[
            { label: "Location", value: [job.location, ...job.locations].join(" · ") },
            { label: "Job type", value: formatWords(job.job_type) },
            { label: "Level", value: formatWords(job.experience_level) },
            { label: "Experience", value: job.experience_required },
            { label: "Education", value: job.education_required },
            { label: "Salary", value: salaryOf(job) },
            { label: "Created", value: formatDate(job.created_at) },
            { label: "Posted", value: formatDate(job.posted_at) },
            { label: "Open until", value: formatDate(job.expires_at) },
          ]}
        />
      </Card>
    </div>
  );
}

/** The screening questions as candidates get them. */
export function JobQuestions({ job }: { job: CompanyJob }) {
  if (job.questions.length === 0) {
    return (
      <Card flush>
        <EmptyState title="No questions">Candidates apply with their profile alone.</EmptyState>
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
                {questionTypeOptions.find((option) => option.value === question.question_type)?.label ?? ""}
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
