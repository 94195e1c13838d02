import type { ExperienceLevel, JobType, Workplace } from "../enums.ts";

/** The most skills, and the most additional locations, in a filter; private.read_job_filter says the same. */
export const filterSkillsLimit = 20;

/** The longest name of a saved search. */
export const searchNameLength = 100;

/** Search radius in miles; private.read_job_filter says the same. */
export const withinMiles = [10, 25, 50] as const;
type Miles = (typeof withinMiles)[number];

/** Filters of the public job list; private.read_job_filter reads them. */
export interface JobFilter {
  /** At most filterSkillsLimit, as typed; a job must ask for all of them. */
  skills?: string[];
  place?: string;
  /** Additional locations: any of them matches. */
  places?: string[];
  /** Anywhere in the location's state. */
  wide?: boolean;
  /** Within so many miles of any of the locations we know. */
  within?: Miles;
  /** With a location: jobs there and remote ones. Without: only remote jobs. */
  remote?: boolean;
  types?: JobType[];
  workplaces?: Workplace[];
  levels?: ExperienceLevel[];
  /** The job's maximum pay per year (an hourly rate times 2,080) is at least this. Jobs without pay are left out and counted. */
  salary?: number;
  /** Posted within this many days. */
  posted?: number;
  industry?: string;
  company?: string;
}

export type JobOrder = "match" | "newest";

/** How many jobs search_jobs returns at once, and so the most that are sorted when the browser computes the match. */
export const mostToOrder = 300;

/** Options for the posting date, in days; private.filter_options says the same. */
export const postedDays = [1, 7, 30] as const;

/** Parts of a filter whose options show counts up front. */
export const countedParts = ["types", "workplaces", "levels", "posted", "industry"] as const;
export type CountedPart = (typeof countedParts)[number];
/** How many jobs each option would leave under the rest of the filter, by value; 1,001 means more than 1,000. */
export type JobCounts = Partial<Record<CountedPart, Record<string, number>>>;
