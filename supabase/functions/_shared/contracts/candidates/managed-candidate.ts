import type { ApplicationStatus, SubmissionStatus } from "../enums.ts";
import type { Assignee } from "../jobs/job.ts";
import type { CompanyCard } from "../partners/partnership.ts";
import type { PotentialJob } from "./candidate.ts";
import type { ApplicationCandidate } from "./candidate-fields.ts";

/** Filters of the list of represented candidates, combined with AND; the list's address uses the same names. */
export interface ManagedCandidateFilter {
  /** Words in the name, email and skills. */
  search?: string;
  /** One of their skills. */
  skill?: string;
  /** Their owner: a user id, 'me' or 'nobody'. */
  assignee?: string;
}

/** The most rows list_managed_candidates returns per call. */
export const mostManagedAtOnce = 500;

/** A row of the candidates a company represents, by name. */
export interface ManagedCandidateListItem {
  id: string;
  first_name: string;
  last_name: string;
  /** Its sort key in the list. */
  name_key: string;
  title: string | null;
  email: string;
  phone: string | null;
  skills: string[];
  city: string | null;
  state: string | null;
  country: string | null;
  /** How many of their applications the reader may open. */
  applications: number;
  assignee: Assignee | null;
  /** During a search: a resume line with a word that the rest lacks. */
  resume_line: string | null;
}

/** A skill of represented candidates, and how many have it. */
export interface ManagedSkill {
  skill: string;
  candidates: number;
}

/** A represented candidate as the company sees them; no gender. */
export interface ManagedCandidate extends ApplicationCandidate {
  street: string | null;
  unit: string | null;
  zip_code: string | null;
  /** When the profile last changed. */
  updated_at: string;
  /** When they accepted; null if that was before we stored it. */
  managed_since: string | null;
  management_terms: string | null;
  shown_to_partners: boolean;
  /** The company that represents them. */
  company: CompanyCard;
  assignee: Assignee | null;
  /** note: to read and write the team's notes. */
  can: { assign: boolean; end: boolean; put_forward: boolean; note: boolean };
  /** Neighbors in the list, and the position in it. */
  previous_id: string | null;
  next_id: string | null;
  position: number;
  total: number;
}

/** An application of a represented candidate, newest first. */
export interface ManagedCandidateApplication {
  id: string;
  status: ApplicationStatus;
  applied_at: string;
  job_title: string;
  company_name: string;
  /** When and by whom they were submitted for it, if they were. */
  put_forward: { at: string; by: string | null } | null;
}

/** An open job a represented candidate may be submitted to, best match first. */
export interface JobForCandidate extends Omit<PotentialJob, "application"> {
  /** Their application, if the company may know about it. */
  application: { id: string; applied_at: string } | null;
  /** The request and their response; null when they may be asked. */
  put_forward: { id: string; status: Exclude<SubmissionStatus, "withdrawn">; created_at: string } | null;
}
