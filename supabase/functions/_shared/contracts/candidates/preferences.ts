import * as z from "zod/mini";
import { type CultureValue, cultureValues, type ExperienceLevel, experienceLevels, type JobType } from "../enums.ts";
import { optionalSalary } from "../jobs/job.ts";
import type { JobFilter } from "../jobs/job-filter.ts";
import { limits } from "../limits.ts";
import { choiceList, textList } from "../text.ts";

/** The most locations a candidate may prefer; the CHECK in SQL says the same. */
export const preferredPlacesLimit = 10;

/** Job types to choose from; remote is separate, next to the locations. */
export const preferredTypes = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACT",
  "INTERNSHIP",
] as const satisfies readonly JobType[];

/** A candidate's job preferences, which no one else sees (RULES: Candidates). */
export interface CandidatePreferences {
  types: (typeof preferredTypes)[number][];
  levels: ExperienceLevel[];
  places: string[];
  /** Includes remote jobs in addition to the locations, or only remote jobs without any. */
  is_remote: boolean;
  salary_from: number | null;
  /** The profile's. */
  culture_values: CultureValue[];
  /** The preferences as a job filter, without ways of working; {} for none. */
  filter: JobFilter;
}

const chooseOnce = "Choose from the list, without repeats";

/** The preferences form; every field is optional. */
export const preferencesSchema = z.object({
  types: choiceList(preferredTypes, 20, chooseOnce),
  levels: choiceList(experienceLevels, 20, chooseOnce),
  places: textList(preferredPlacesLimit, limits.city),
  isRemote: z.boolean("Choose yes or no"),
  salaryFrom: optionalSalary,
  /** Absent: the profile's are unchanged. */
  cultureValues: z.optional(choiceList(cultureValues, limits.cultureValues, chooseOnce)),
});
export type PreferencesInput = z.output<typeof preferencesSchema>;
