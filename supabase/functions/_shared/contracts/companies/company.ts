import type { Suspension } from "../administration/suspension.ts";
import type { CompanySize, CultureValue, StaffAct, StaffRole, SubscriptionStatus, SubscriptionTier } from "../enums.ts";
import type { Benefit } from "./benefits.ts";
import type { Hiring, HiringStep } from "./hiring.ts";
import type { CompanyPicture } from "./pictures.ts";

/** What an approval covers (RULES: Companies). private.reviewed_fields says the same; a test compares them. */
export const reviewedFields = [
  "name",
  "dba_name",
  "tax_id",
  "ein_document_url",
  "tax_document_url",
  "same_as_registered",
  "reg_street",
  "reg_unit",
  "reg_city",
  "reg_state",
  "reg_zip_code",
  "reg_country",
  "op_street",
  "op_unit",
  "op_city",
  "op_state",
  "op_zip_code",
  "op_country",
] as const satisfies (keyof Company)[];

/** Changes an approved company requests to approved fields; one per company (RULES: Companies). */
export interface CompanyProposal {
  /** Only values that differ from the approved ones. */
  changes: Partial<Pick<Company, (typeof reviewedFields)[number]>>;
  /** The colleague's name, if known. */
  proposed_by: string | null;
  proposed_at: string;
  /** Set when an administrator asked for a correction, with the reason. */
  rejected_at: string | null;
  rejection_reason: string | null;
  can: { withdraw: boolean };
}

/** A company that resembles the one to approve, for the administrator. */
export interface SimilarCompany {
  id: string;
  name: string;
  is_approved: boolean;
  /** Rejected in a review. */
  was_rejected: boolean;
  /** When it was deleted; null for an existing company. */
  left_at: string | null;
  /** The names differ at most in case, spaces, punctuation, legal form or look-alike letters. */
  is_same: boolean;
  has_tax_id: boolean;
  /** One of its administrators shares an address with one of the new company's. */
  has_owner: boolean;
  /** Reports about a deleted company that weren't dismissed. */
  reports: number;
}

/** A company as its staff and admins see it: the row of public.companies. */
export interface Company {
  id: string;
  name: string;
  dba_name: string | null;
  industry: string;
  company_size: CompanySize | null;
  location: string;
  website: string | null;
  description: string | null;
  /** Path in company-logos, or null. */
  logo_url: string | null;
  linkedin_url: string | null;
  twitter_url: string | null;
  facebook_url: string | null;
  instagram_url: string | null;
  primary_contact_name: string | null;
  primary_contact_email: string | null;
  primary_contact_phone: string | null;
  primary_contact_alt_email: string | null;
  primary_contact_alt_phone: string | null;
  secondary_contact_name: string | null;
  secondary_contact_email: string | null;
  secondary_contact_phone: string | null;
  secondary_contact_alt_email: string | null;
  secondary_contact_alt_phone: string | null;
  reg_street: string | null;
  reg_unit: string | null;
  reg_city: string | null;
  reg_state: string | null;
  reg_zip_code: string | null;
  reg_country: string | null;
  same_as_registered: boolean;
  op_street: string | null;
  op_unit: string | null;
  op_city: string | null;
  op_state: string | null;
  op_zip_code: string | null;
  op_country: string | null;
  tax_id: string | null;
  /** Path in company-documents, or null. */
  ein_document_url: string | null;
  tax_document_url: string | null;
  /** Null: the registration is unfinished. */
  submitted_at: string | null;
  suspended_at: string | null;
  /** For administrators, from get_company. */
  suspension?: Suspension | null;
  is_approved: boolean;
  approved_at: string | null;
  rejected_at: string | null;
  rejection_reason: string | null;
  created_at: string;
  /** The version of the whole, including the proposal. */
  updated_at: string;
  /** How the company says it works. */
  culture_values: CultureValue[];
  /** The promised first reply to its jobs' applicants, in hours. */
  first_reply_hours: number | null;
  hiring_steps: HiringStep[];
  /** Benefits in addition to pay. */
  benefits: Benefit[];
  /** Its page's pictures, in order. */
  pictures: CompanyPicture[];
  proposal: CompanyProposal | null;
}

/** The public part of an approved company (RULES: Companies). */
export type PublicCompany = Pick<
  Company,
  | "id"
  | "name"
  | "logo_url"
  | "industry"
  | "company_size"
  | "location"
  | "website"
  | "description"
  | "linkedin_url"
  | "twitter_url"
  | "facebook_url"
  | "instagram_url"
  | "culture_values"
>;

/** Promised replies that were sent or are past their day, and how many of them were on time (RULES: Applications). */
export interface KeptPromises {
  kept: number;
  passed: number;
}

/** What candidates read of a company on its job pages (RULES: Companies). promises: null below ten. */
export type Employer = PublicCompany &
  Pick<Company, "benefits" | "pictures"> & { open_jobs: number; promises: KeptPromises | null; hiring: Hiring };

/** How many companies are hiring for how many jobs, and those with the most. */
export interface HiringCompanies {
  jobs: number;
  companies: number;
  most: Pick<Employer, "id" | "name" | "logo_url" | "location" | "open_jobs" | "promises">[];
}

/** The whole company record, or null for partner recruiters, who can't read it (RULES: Companies). */
export const wholeCompany = (company: Company | PublicCompany | null): Company | null =>
  company && "tax_id" in company ? company : null;

/** A company's progress, in the order of its steps; decided in SQL. */
export type CompanyState = "none" | "unfinished" | "pending" | "rejected" | "suspended" | "no-subscription" | "live";

/** A company's review status: its badge and its queue. */
export type ReviewStatus = "unfinished" | "pending" | "rejected" | "approved";

/** The same as private.review_status. */
export function reviewStatus(company: Pick<Company, "submitted_at" | "is_approved" | "rejected_at">): ReviewStatus {
  if (company.is_approved) return "approved";
  if (!company.submitted_at) return "unfinished";
  return company.rejected_at ? "rejected" : "pending";
}

/** Whether the registration was sent. Until then nothing is pending approval. */
export const isSubmitted = (state: CompanyState): boolean => state !== "none" && state !== "unfinished";

export const isApproved = (state: CompanyState): state is "no-subscription" | "live" =>
  state === "no-subscription" || state === "live";

/**
 * An approved company whose plan expired or was ended: it keeps its work but can't start anything new. A company that never had a
 * plan has not lapsed.
 */
export const isLapsed = ({ state, subscription, has_posted }: CompanyDashboard): boolean =>
  state === "no-subscription" && (has_posted || (subscription !== null && subscription.tier !== "none"));

/** Suspended, or approved once and pending again: it keeps its work but can't contact anyone. */
export const isPaused = ({ state, has_posted }: Pick<CompanyDashboard, "state" | "has_posted">): boolean =>
  state === "suspended" || (has_posted && (state === "pending" || state === "rejected"));

/** The review status for a company state; none without a company. */
export const reviewStatusOf = (state: CompanyState): ReviewStatus | "none" =>
  isApproved(state) || state === "suspended" ? "approved" : state;

/** A company in the admin's list: enough for both tables, the badge and the tier. */
export interface CompanyListItem {
  id: string;
  name: string;
  industry: string;
  location: string;
  logo_url: string | null;
  is_approved: boolean;
  submitted_at: string | null;
  approved_at: string | null;
  rejected_at: string | null;
  rejection_reason: string | null;
  created_at: string;
  updated_at: string;
  /** Since when changes are pending, or null. */
  proposed_at: string | null;
  /** It is pending, and an approved company has the same name up to spelling. */
  has_taken_name: boolean;
  /** How many files it uploaded, including the logo. */
  documents: number;
  /** It is pending again after a rejection. */
  is_sent_again: boolean;
}

/** Queues of companies for administrators; a company with pending changes is in two. */
export const companyQueues = ["waiting", "changes", "unfinished", "rejected", "approved"] as const;
export type CompanyQueue = (typeof companyQueues)[number];

/** Extra facts, depending on the queue. */
interface QueueFacts {
  /** Approved. */
  plan?: CompanySubscription;
  /** Rejected: by whom, if still known. */
  rejected_by?: string | null;
  /** Unfinished: its first administrator's address. */
  account?: string | null;
  /** Unfinished: what it would be rejected for if sent now. */
  missing?: (keyof Company)[];
  /** Unfinished: when it was last reminded. */
  reminded_at?: string | null;
  can?: { remind: boolean };
}

/** A company in a queue. */
export interface QueuedCompany extends CompanyListItem, QueueFacts {
  /** Sort key in the queue, ascending. Never shown. */
  place: number;
}

export interface CompanySubscription {
  company_id: string;
  tier: SubscriptionTier;
  status: SubscriptionStatus;
  /** ISO timestamp, or null if it doesn't expire. */
  expires_at: string | null;
  /** The version a change is based on. */
  updated_at: string;
}

/** A subscription for display: without its company and version. */
export type Plan = Pick<CompanySubscription, "tier" | "status" | "expires_at">;

export interface CompanyMembership {
  id: string;
  company_id: string;
  role: StaffRole;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
}

/** One of the companies a person works for. */
export interface StaffedCompany {
  id: string;
  name: string;
  logo_url: string | null;
  role: StaffRole;
  state: CompanyState;
}

/**
 * What the caller's role allows at the company, decided in SQL (RULES: Staff); empty without one. Posting also requires a live
 * company.
 */
export type CompanyActs = Record<StaffAct, boolean>;

/**
 * get_company_dashboard: one round trip for the whole dashboard. membership and company are null when the caller has no company.
 * Partner recruiters get the public part of the company, and no subscription. is_live: approved with a live subscription (RULES: Companies).
 */
export interface CompanyDashboard {
  membership: CompanyMembership | null;
  company: Company | PublicCompany | null;
  subscription: CompanySubscription | null;
  state: CompanyState;
  is_live: boolean;
  /** Null unless it is suspended. */
  suspension: Suspension | null;
  /** Who rejected it or withdrew its approval, if still known; only for readers of the whole company. */
  rejected_by: string | null;
  /** One of its jobs was open once. */
  has_posted: boolean;
  can: CompanyActs;
  counts: {
    jobs: number;
    /** Open jobs that the public doesn't see: over the plan, or all of a company that isn't live. */
    hidden_jobs: number;
    /** Applications still in 'applied'. */
    new_applications: number;
    /** Applications in 'interview'. */
    interviews: number;
    managed_candidates: number;
    unassigned_jobs: number;
    unassigned_candidates: number;
    /** Approved partners, for those who work with candidates. */
    partners: number;
  };
}

export const companyPlanFilters = ["none", "free_trial", "basic", "intermediate", "pro", "ending", "expired"] as const;
export type CompanyPlanFilter = (typeof companyPlanFilters)[number];
export const reviewStates = ["pending", "approved", "rejected", "unfinished"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** A company in the full list. */
export interface CompanyWithPlan extends CompanyListItem {
  state: ReviewState;
  plan: CompanySubscription;
}
