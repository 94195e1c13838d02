import type { JobContent } from "../functions/_shared/contracts/jobs/job.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "Senior level" of "senior_level". */
export function inWords(value: string | null): string {
  const words = (value ?? "").replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "$138,000 - $165,000", or "" unless both ends are told. */
export const salaryInWords = ({ salary_min, salary_max }: Pick<JobContent, "salary_min" | "salary_max">): string =>
  salary_min === null || salary_max === null ? "" : `${dollars.format(salary_min)} - ${dollars.format(salary_max)}`;

/** "Nov 24, 2026". */
export const dayInWords = (time: string): string => day.format(new Date(time));

/** Where a job is, the main place first. */
export const placesOf = ({ location, locations }: Pick<JobContent, "location" | "locations">): string[] => [
  ...new Set([location, ...locations]),
];

/** Whether it can be done from anywhere. The same as private.is_anywhere. */
export const isRemote = (job: Pick<JobContent, "job_type" | "location" | "locations">): boolean =>
  job.job_type === "REMOTE" || /remote/i.test([job.location, ...job.locations].join(" "));
