import type { ExperienceLevel, JobType, Workplace } from "../enums.ts";

/** The most skills a filter may name, and the most further places; private.read_job_filter says the same. */
export const filterSkillsLimit = 20;

/** How far from a place jobs may be, in miles; private.read_job_filter says the same. */
export const withinMiles = [10, 25, 50] as const;
export type Miles = (typeof withinMiles)[number];

/** What narrows the public list of jobs; private.read_job_filter reads it. */
export interface JobFilter {
  /** At most filterSkillsLimit, as written; a job asks each of them. */
  skills?: string[];
  place?: string;
  /** Further places: any of them will do. */
  places?: string[];
  /** Anywhere in the state of the place. */
  wide?: boolean;
  /** Within so many miles of the place, or of one of the further ones, as far as we know them. */
  within?: Miles;
  /** Beside a place those that can be done from anywhere as well, without one only those. */
  remote?: boolean;
  types?: JobType[];
  workplaces?: Workplace[];
  levels?: ExperienceLevel[];
  /** The most a job pays is at least so much a year; an hour counts 2,080 times. Jobs that name no salary are left out, and counted. */
  salary?: number;
  /** Posted within so many days. */
  posted?: number;
  industry?: string;
  company?: string;
}

export type JobOrder = "match" | "newest";

/** As many jobs as search_jobs gives at once: so many are put in order where their match is counted in the browser. */
export const mostToOrder = 300;

/** Days within which a job may have been posted, as the list offers them; private.filter_options says the same. */
export const postedDays = [1, 7, 30] as const;

/** The parts of a filter whose options are counted before one is chosen. */
export const countedParts = ["types", "workplaces", "levels", "posted", "industry"] as const;
export type CountedPart = (typeof countedParts)[number];
/** How many jobs each option would give beside the rest of the filter, by its value; 1,001 for more than 1,000. */
export type JobCounts = Partial<Record<CountedPart, Record<string, number>>>;
