import type { ListedJob, PotentialJob } from "../candidates/candidate.ts";
import type { ApplicationCandidate } from "../candidates/candidate-fields.ts";
import type { PutForwardStatus } from "../enums.ts";
import type { MatchExplanation } from "../matching/match.ts";

/** A company in a list: enough to name and draw it. */
export interface CompanyCard {
  id: string;
  name: string;
  logo_url: string | null;
}

/** What a company shows a partner once the switches are on and both are approved, and how many candidates stay hidden. */
export interface SharedByCompany extends CompanyCard {
  is_approved: boolean;
  open_jobs: number;
  shown_candidates: number;
  hidden_candidates: number;
}

export const partnershipFilters = ["all", "active", "jobs", "candidates", "nothing"] as const;
export type PartnershipFilter = (typeof partnershipFilters)[number];

export interface Partnership {
  id: string;
  a: SharedByCompany;
  b: SharedByCompany;
  can_share_jobs: boolean;
  can_share_candidates: boolean;
  created_at: string;
}

/** With the refusal of a second partnership between the same two: the first one, and the names in its order. */
export interface ExistingPartnership {
  id: string;
  a: string;
  b: string;
  created_at: string;
}

/** What a partner reads of a managed candidate who agreed to be shown. */
export interface PartnerCandidate {
  id: string;
  first_name: string;
  last_name: string;
  title: string | null;
  skills: string[];
  experience_years: number | null;
  region: string | null;
  /** Who manages them. */
  company: CompanyCard;
  created_at: string;
  /** With the job that was asked for. */
  match: MatchExplanation | null;
}

/** What of a profile that is; region is its state and country. private.shown_candidate_json says the same; a test compares. */
export const partnerParts = [
  "first_name",
  "last_name",
  "title",
  "skills",
  "experience_years",
  "state",
  "country",
] as const satisfies readonly (keyof ApplicationCandidate)[];

export interface PartnerJob extends ListedJob {
  /** How many of the company's candidates it has put forward. */
  put_forward: number;
}

/** How many one call may put forward. */
export const mostPutForward = 50;

/** Whom a company manages, beside a job they may be put forward for. */
export interface CandidateToPutForward {
  id: string;
  first_name: string;
  last_name: string;
  title: string | null;
  created_at: string;
  match: MatchExplanation;
  has_applied: boolean;
  /** What the company has asked them already and how they answered; null when it may ask. */
  put_forward: Exclude<PutForwardStatus, "withdrawn"> | null;
}

/** A managed candidate whom their company has put forward for a job. */
export interface PutForward {
  id: string;
  candidate: { id: string; first_name: string; last_name: string };
  job: { id: string; title: string; company_name: string };
  /** Lapsed: it waited, and can no longer be answered: the job is closed or no longer shared, or they are managed no more. */
  status: PutForwardStatus | "lapsed";
  created_at: string;
  answered_at: string | null;
  application_id: string | null;
}

/** What waits for the candidate's own answer; applying agrees. */
export interface MyPutForward {
  id: string;
  created_at: string;
  by: CompanyCard;
  job: PotentialJob;
}

/** Who manages the calling candidate. */
export interface MyManagement {
  company: CompanyCard;
  /** Null for who accepted before that was kept. */
  managed_since: string | null;
  /** Those that share candidates today, by name, and whether the candidate hides from them. */
  partners: (CompanyCard & { is_hidden: boolean })[];
}
