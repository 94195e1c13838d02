import type { JobDetails } from "@contracts/candidates/candidate";
import { workWords } from "@contracts/jobs/work-words";
import { formatPay } from "@contracts/money";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { type KeyValue, KeyValues } from "@/components/ui/key-values";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

type Facts = Pick<
  JobDetails,
  "location" | "job_type" | "workplace" | "experience_level" | "salary_min" | "salary_max" | "pay_period"
> & {
  posted_at: string | null;
  expires_at?: string | null;
  company: { name: string };
};

/** A job's facts: the salary only if both ends are known; missing facts are omitted. */
export function jobSummary(job: Facts): KeyValue[] {
  const facts = [
    { label: "Company", value: job.company.name },
    { label: "Location", value: job.location },
    { label: "Job type", value: workWords(job).join(", ") },
    { label: "Experience", value: formatWords(job.experience_level) },
    { label: "Salary", value: formatPay(job) },
    { label: "Posted", value: formatDate(job.posted_at) },
    { label: "Closes", value: formatDate(job.expires_at) },
  ];
  return facts.filter((fact) => fact.value !== "");
}

interface JobSummaryCardProps {
  job: Facts;
  /** Actions below the facts; windows with an action bar have them there. */
  children?: ReactNode;
}

export function JobSummaryCard({ job, children }: JobSummaryCardProps) {
  return (
    <Card title="Job Summary">
      <KeyValues items={jobSummary(job)} align="end" />
      {children && <div className="unless-barred mt-4 grid gap-1 empty:hidden print:hidden">{children}</div>}
    </Card>
  );
}
