import type { JobDetails } from "@contracts/candidate";
import type { KeyValue } from "@/components/ui/key-values";
import { formatDate, formatSalaryRange, formatWords } from "@/lib/format";

type Facts = Pick<JobDetails, "location" | "job_type" | "experience_level" | "salary_min" | "salary_max"> & {
  posted_at: string | null;
  expires_at?: string | null;
  company: { name: string };
};

/** Job Summary (S2 §2): the salary only when both ends are known, what is not given left out. */
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

/** Place and job type; a remote job in "Remote" says so once. */
export function placeAndType(job: Pick<Facts, "location" | "job_type">): string[] {
  const type = formatWords(job.job_type);
  return job.location.trim().toLowerCase() === type.toLowerCase() ? [type] : [job.location, type];
}

/** Paragraphs of a description as it was typed: blank lines part them. */
export function paragraphs(description: string): string[] {
  return description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The skills a profile does not name, as a question: "Know Go or Kafka?"; at most three, null when none is missing. */
export function missingSkillsQuestion(skills: readonly { name: string; has: boolean }[]): string | null {
  const names = skills.filter((skill) => !skill.has).map((skill) => skill.name);
  if (names.length === 0) return null;
  const shown = names.slice(0, 3);
  const last = shown.pop();
  return shown.length > 0 ? `Know ${shown.join(", ")} or ${last}?` : `Know ${last}?`;
}
