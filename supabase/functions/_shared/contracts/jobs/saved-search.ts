import * as z from "zod/mini";
import { requiredLine } from "../text.ts";
import { type JobFilter, searchNameLength } from "./job-filter.ts";

/** How often new jobs of a saved search are emailed: daily or on Mondays (13:00 UTC), or never. */
export const searchFrequencies = ["daily", "weekly", "off"] as const;
export type SearchFrequency = (typeof searchFrequencies)[number];

/** The most searches an account may save (RULES: Jobs). */
export const savedSearchesLimit = 20;

export interface SavedSearch {
  id: string;
  name: string;
  words: string;
  filter: JobFilter;
  frequency: SearchFrequency;
  created_at: string;
}

/** The fields its owner sets. */
export const savedSearchSchema = z.object({
  name: requiredLine("Name the search", searchNameLength),
  frequency: z.enum(searchFrequencies, "Choose daily, weekly or off"),
});
