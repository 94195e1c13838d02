import type { AddedSource, ApplicationSource, ApplicationStatus } from "../enums.ts";

/** One of two applications to the same job that may belong to one person (RULES: Merging). */
export interface MergeSide {
  id: string;
  status: ApplicationStatus;
  applied_at: string;
  answer_due: string | null;
  /** Changes with the application, so that a merge names the version that was reviewed. */
  version: string;
  /** The person's own, sent or taken over: it is always kept. */
  is_own: boolean;
  /** First name of who added them by hand; null once they left. */
  added_by: string | null;
  name: string;
  email: string;
  phone: string | null;
  skills: number;
  /** Paths of their resumes, the profile's first. */
  resumes: string[];
  notes: number;
  responses: number;
  /** How many questions the job asks. */
  questions: number;
  messages: number;
  source: ApplicationSource | AddedSource | null;
  tags: string[];
}

/** What get_merge returns: first the side that is kept by default. */
export interface MergePreview {
  job_title: string;
  sides: [MergeSide, MergeSide];
}

/** What was merged into an application: a colleague's entries. Team only. */
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
