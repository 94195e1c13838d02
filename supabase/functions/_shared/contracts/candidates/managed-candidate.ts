import type { ApplicationStatus, PutForwardStatus } from "../enums.ts";
import type { Assignee } from "../jobs/job.ts";
import type { CompanyCard } from "../partners/partnership.ts";
import type { PotentialJob } from "./candidate.ts";
import type { ApplicationCandidate } from "./candidate-fields.ts";

/** What narrows the list of managed candidates, all of it together; it stands in the address of the list under the same names. */
export interface ManagedCandidateFilter {
  /** Words of name, email and skills. */
  search?: string;
  /** One of their skills. */
  skill?: string;
  /** Who looks after them: a user id, 'me' or 'nobody'. */
  assignee?: string;
}

/** The most rows one call of list_managed_candidates gives. */
export const mostManagedAtOnce = 500;

/** A row of the candidates a company manages, by name. */
export interface ManagedCandidateListItem {
  id: string;
  first_name: string;
  last_name: string;
  /** Its place in the list. */
  name_key: string;
  title: string | null;
  email: string;
  phone: string | null;
  skills: string[];
  city: string | null;
  state: string | null;
  country: string | null;
  /** How many applications of theirs the reader may open. */
  applications: number;
  assignee: Assignee | null;
  /** While a search is on: a line of the resume with a word that the rest lacks. */
  resume_line: string | null;
}

/** A skill the managed candidates have, and how many of them. */
export interface ManagedSkill {
  skill: string;
  candidates: number;
}

/** A managed candidate as the company reads them; no gender. */
export interface ManagedCandidate extends ApplicationCandidate {
  street: string | null;
  unit: string | null;
  zip_code: string | null;
  /** When the profile last changed. */
  updated_at: string;
  /** When they accepted; null for who did before that was kept. */
  managed_since: string | null;
  management_terms: string | null;
  shown_to_partners: boolean;
  /** Who manages them. */
  company: CompanyCard;
  assignee: Assignee | null;
  /** note: to read and write the team's notes. */
  can: { assign: boolean; end: boolean; put_forward: boolean; note: boolean };
  /** Neighbours in the list, and the place in it. */
  previous_id: string | null;
  next_id: string | null;
  position: number;
  total: number;
}

/** An application of a managed candidate, newest first. */
export interface ManagedCandidateApplication {
  id: string;
  status: ApplicationStatus;
  applied_at: string;
  job_title: string;
  company_name: string;
  /** When and by whom they were put forward for it, where they were. */
  put_forward: { at: string; by: string | null } | null;
}

/** An open job a managed candidate may be put forward for, best match first. */
export interface JobForCandidate extends Omit<PotentialJob, "application"> {
  /** Theirs for it, where the company may know of it. */
  application: { id: string; applied_at: string } | null;
  /** What they were asked and how they answered; null where they may be asked. */
  put_forward: { id: string; status: Exclude<PutForwardStatus, "withdrawn">; created_at: string } | null;
}
