import type { JobContent } from "../functions/_shared/contracts/jobs/job.ts";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const nearDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** "Senior level" of "senior_level". */
export function inWords(value: string | null): string {
  const words = (value ?? "").replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Nov 24", with the year unless it is the current one. */
export function dayInWords(time: string): string {
  const at = new Date(time);
  return (at.getUTCFullYear() === new Date().getUTCFullYear() ? nearDay : day).format(at);
}

/** A job's locations, the main one first. */
export const placesOf = ({ location, locations }: Pick<JobContent, "location" | "locations">): string[] => [
  ...new Set([location, ...locations]),
];

/** Whether it is fully remote. The same as private.is_anywhere. */
export const isRemote = (job: Pick<JobContent, "job_type" | "workplace" | "location" | "locations">): boolean =>
  job.job_type === "REMOTE" || job.workplace === "remote" || /remote/i.test([job.location, ...job.locations].join(" "));
