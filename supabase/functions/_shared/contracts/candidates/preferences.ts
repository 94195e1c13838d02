import * as z from "zod/mini";
import { type CultureValue, cultureValues, type ExperienceLevel, experienceLevels, type JobType } from "../enums.ts";
import { optionalSalary } from "../jobs/job.ts";
import type { JobFilter } from "../jobs/job-filter.ts";
import { limits } from "../limits.ts";
import { choiceList, textList } from "../text.ts";

/** The most places somebody may prefer; the CHECK in SQL says the same. */
export const preferredPlacesLimit = 10;

/** The types to choose from; remote is asked for itself, beside the places. */
export const preferredTypes = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACT",
  "INTERNSHIP",
] as const satisfies readonly JobType[];

/** What a candidate would like of a job, read by nobody else (RULES: Candidates). */
export interface CandidatePreferences {
  types: (typeof preferredTypes)[number][];
  levels: ExperienceLevel[];
  places: string[];
  /** Beside places those that can be done from anywhere as well, without any only those. */
  is_remote: boolean;
  salary_from: number | null;
  /** Those of the profile. */
  culture_values: CultureValue[];
  /** The same as a list of jobs is narrowed by it, without the ways of working; {} for none. */
  filter: JobFilter;
}

const chooseOnce = "Choose from the list, each once";

/** The preferences form: nothing in it is required. */
export const preferencesSchema = z.object({
  types: choiceList(preferredTypes, 20, chooseOnce),
  levels: choiceList(experienceLevels, 20, chooseOnce),
  places: textList(preferredPlacesLimit, limits.city),
  isRemote: z.boolean("Choose yes or no"),
  salaryFrom: optionalSalary,
  /** Absent: those of the profile stay. */
  cultureValues: z.optional(choiceList(cultureValues, limits.cultureValues, chooseOnce)),
});
export type PreferencesInput = z.output<typeof preferencesSchema>;
