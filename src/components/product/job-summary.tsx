import type { JobDetails } from "@contracts/candidates/candidate";
import { Card } from "@/components/ui/card";
import { type KeyValue, KeyValues } from "@/components/ui/key-values";
import { formatSalaryRange, formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

type Facts = Pick<JobDetails, "location" | "job_type" | "experience_level" | "salary_min" | "salary_max"> & {
  posted_at: string | null;
  expires_at?: string | null;
  company: { name: string };
};

/** The facts of a job: the salary only when both ends are known, what is not given left out. */
export function jobSummary(job: Facts): KeyValue[] {
  const facts = [
    { label: "Company", value: job.company.name },
    { label: "Location", value: job.location },
    { label: "Job type", value: formatWords(job.job_type) },
    { label: "Experience", value: formatWords(job.experience_level) },
    { label: "Salary", value: formatSalaryRange(job.salary_min, job.salary_max) },
    { label: "Posted", value: formatDate(job.posted_at) },
    { label: "Closes", value: formatDate(job.expires_at) },
  ];
  return facts.filter((fact) => fact.value !== "");
}

export function JobSummaryCard({ job }: { job: Facts }) {
  return (
    <Card title="Job Summary">
      <KeyValues items={jobSummary(job)} align="end" />
    </Card>
  );
}
