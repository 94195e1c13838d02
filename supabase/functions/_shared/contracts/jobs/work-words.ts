import { workplaceLabels } from "../enums.ts";
import type { JobContent } from "./job.ts";

const inWords = (value: string): string => {
  const words = value.replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type Work = Pick<JobContent, "job_type" | "workplace">;

/** The workplace, if stated in addition to the type: "Hybrid". */
export const workplaceWords = ({ job_type, workplace }: Work): string =>
  workplace && job_type !== "REMOTE" ? workplaceLabels[workplace] : "";

/** "Full time", "Hybrid"; a job of the type Remote shows it once. */
export const workWords = (job: Work): string[] => [inWords(job.job_type), workplaceWords(job)].filter(Boolean);

const isNotSaid = (location: string) => (word: string) =>
  word !== "" && !location.toLowerCase().includes(word.toLowerCase());

/** The same next to a location that may already say "Remote", so it appears once. public/embed.js does the same. */
export const workWordsBeside = (location: string, job: Work): string[] => workWords(job).filter(isNotSaid(location));

/** Only the workplace, where there is no room for the type. */
export const workplaceBeside = (location: string, job: Work): string =>
  [workplaceWords(job)].find(isNotSaid(location)) ?? "";
