import type { ExperienceLevel, JobType } from "./enums.ts";

/** What narrows the public list of jobs; private.read_job_filter reads it. */
export interface JobFilter {
  /** As written; a job asks each of them. */
  skills?: string[];
  place?: string;
  /** Anywhere in the state of the place. */
  wide?: boolean;
  /** Beside a place those that can be done from anywhere as well, without one only those. */
  remote?: boolean;
  types?: JobType[];
  levels?: ExperienceLevel[];
  /** The most a job pays is at least so much a year; jobs that name no salary are left out, and counted. */
  salary?: number;
  /** Posted within so many days. */
  posted?: number;
  industry?: string;
  company?: string;
}

export const jobOrders = ["match", "newest"] as const;
export type JobOrder = (typeof jobOrders)[number];
