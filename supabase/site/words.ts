import type { JobContent } from "../functions/_shared/contracts/jobs/job.ts";

/** "Senior level" of "senior_level". */
export function inWords(value: string | null): string {
  const words = (value ?? "").replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a job is, the main place first. */
export const placesOf = ({ location, locations }: Pick<JobContent, "location" | "locations">): string[] => [
  ...new Set([location, ...locations]),
];

/** Whether it is fully remote. The same as private.is_anywhere. */
export const isRemote = (job: Pick<JobContent, "job_type" | "workplace" | "location" | "locations">): boolean =>
  job.job_type === "REMOTE" || job.workplace === "remote" || /remote/i.test([job.location, ...job.locations].join(" "));
