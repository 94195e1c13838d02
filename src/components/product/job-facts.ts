import type { JobContent } from "@contracts/jobs/job";
import { workWords } from "@contracts/jobs/work-words";

/** Location, job type and workplace; a remote job in "Remote" says so once. */
export function placeAndType(job: Pick<JobContent, "location" | "job_type" | "workplace">): string[] {
  const words = workWords(job);
  const place = job.location.trim().toLowerCase();
  return words.some((word) => word.toLowerCase() === place) ? words : [job.location, ...words];
}

/** The profile's missing skills as a question: "Know Go or Kafka?"; at most three, null if none. */
export function missingSkillsQuestion(skills: readonly { name: string; has: boolean }[]): string | null {
  const names = skills.filter((skill) => !skill.has).map((skill) => skill.name);
  if (names.length === 0) return null;
  const shown = names.slice(0, 3);
  const last = shown.pop();
  return shown.length > 0 ? `Know ${shown.join(", ")} or ${last}?` : `Know ${last}?`;
}
