import type { AddedSource, ApplicationSource, ApplicationStatus } from "../enums.ts";

/** One of two applications to the same job that may be one person's (RULES: Merging). */
export interface MergeSide {
  id: string;
  status: ApplicationStatus;
  applied_at: string;
  answer_due: string | null;
  /** Changes with the application: a merge names the one that was looked at. */
  version: string;
  /** The person's own, sent or taken over: it always stays. */
  is_own: boolean;
  /** First name of who added them by hand; null once they left. */
  added_by: string | null;
  name: string;
  email: string;
  phone: string | null;
  skills: number;
  /** Paths of their resumes, the one of the profile first. */
  resumes: string[];
  notes: number;
  responses: number;
  /** How many questions the job asks. */
  questions: number;
  messages: number;
  source: ApplicationSource | AddedSource | null;
  tags: string[];
}

/** What get_merge gives: first the side that stays unless another is chosen. */
export interface MergePreview {
  job_title: string;
  sides: [MergeSide, MergeSide];
}

/** What ended in an application by a merge: what a colleague had entered. For the team alone. */
export interface MergedPerson {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  added_by: string | null;
  added_at: string;
  merged_by: string | null;
  merged_at: string;
}
