import type { ListedJob, PotentialJob } from "../candidates/candidate.ts";
import type { ApplicationCandidate } from "../candidates/candidate-fields.ts";
import type { SubmissionStatus } from "../enums.ts";
import type { MatchExplanation } from "../matching/match.ts";

/** A company in a list: enough to name and draw it. */
export interface CompanyCard {
  id: string;
  name: string;
  logo_url: string | null;
}

/** What a company shares with a partner once sharing is on and both are approved, and how many candidates stay hidden. */
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

/** Returned when a partnership between the two already exists: that one, with the names in its order. */
export interface ExistingPartnership {
  id: string;
  a: string;
  b: string;
  created_at: string;
}

/** What a partner sees of a represented candidate who agreed to be shown. */
export interface PartnerCandidate {
  id: string;
  first_name: string;
  last_name: string;
  title: string | null;
  skills: string[];
  experience_years: number | null;
  region: string | null;
  /** The company that represents them. */
  company: CompanyCard;
  created_at: string;
  /** With the requested job. */
  match: MatchExplanation | null;
}

/** The profile parts it includes; region is state and country. private.shown_candidate_json says the same, as tested. */
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
  /** How many of the company's candidates it has submitted. */
  put_forward: number;
}

/** The most candidates per call. */
export const mostSubmitted = 50;

/** A represented candidate, next to a job they may be submitted to. */
export interface CandidateToSubmit {
  id: string;
  first_name: string;
  last_name: string;
  title: string | null;
  created_at: string;
  match: MatchExplanation;
  has_applied: boolean;
  /** The company's earlier request and the response; null when it may ask. */
  put_forward: Exclude<SubmissionStatus, "withdrawn"> | null;
}

/** A represented candidate submitted to a job by their company. */
export interface Submission {
  id: string;
  candidate: { id: string; first_name: string; last_name: string };
  job: { id: string; title: string; company_name: string };
  /** Lapsed: no longer answerable, because the job closed or isn't shared, or they aren't represented anymore. */
  status: SubmissionStatus | "lapsed";
  created_at: string;
  answered_at: string | null;
  application_id: string | null;
}

/** A submission that needs the candidate's own answer; applying agrees. */
export interface MySubmission {
  id: string;
  created_at: string;
  by: CompanyCard;
  job: PotentialJob;
}

/** The company that represents the caller. */
export interface MyManagement {
  company: CompanyCard;
  /** Null for candidates who accepted before we stored it. */
  managed_since: string | null;
  /** Partners that currently share candidates, by name, and whether the candidate hides from them. */
  partners: (CompanyCard & { is_hidden: boolean })[];
}
