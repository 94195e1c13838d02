import type { JobContent } from "@contracts/jobs/job";
import { formatWords } from "@/lib/format";

/** Place and job type; a remote job in "Remote" says so once. */
export function placeAndType(job: Pick<JobContent, "location" | "job_type">): string[] {
  const type = formatWords(job.job_type);
  return job.location.trim().toLowerCase() === type.toLowerCase() ? [type] : [job.location, type];
}

/** The skills a profile does not name, as a question: "Know Go or Kafka?"; at most three, null when none is missing. */
export function missingSkillsQuestion(skills: readonly { name: string; has: boolean }[]): string | null {
  const names = skills.filter((skill) => !skill.has).map((skill) => skill.name);
  if (names.length === 0) return null;
  const shown = names.slice(0, 3);
  const last = shown.pop();
  return shown.length > 0 ? `Know ${shown.join(", ")} or ${last}?` : `Know ${last}?`;
}
