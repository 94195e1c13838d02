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

/** What an approved company wants changed of what was approved; one a company (RULES: Companies). */
export interface CompanyProposal {
  /** Only what differs from the approved values. */
  changes: Partial<Pick<Company, (typeof reviewedFields)[number]>>;
  /** The colleague's name, if it is known. */
  proposed_by: string | null;
  proposed_at: string;
  /** Set: an administrator wants it corrected, and why. */
  rejected_at: string | null;
  rejection_reason: string | null;
  can: { withdraw: boolean };
}

/** A company that looks like one that is to be approved, for the administrator who decides. */
export interface SimilarCompany {
  id: string;
  name: string;
  is_approved: boolean;
  /** Not approved after a review. */
  was_rejected: boolean;
  /** When it was deleted; null for a company that is there. */
  left_at: string | null;
  /** Nothing but case, spaces, punctuation, legal form or letters drawn alike sets the names apart. */
  is_same: boolean;
  has_tax_id: boolean;
  /** An administrator of it has the address of one of the new company's. */
  has_owner: boolean;
  /** Reports about a deleted company that nobody dismissed. */
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
  /** To administrators, with get_company. */
  suspension?: Suspension | null;
  is_approved: boolean;
  approved_at: string | null;
  rejected_at: string | null;
  rejection_reason: string | null;
  created_at: string;
  /** The version of it all, the proposal included. */
  updated_at: string;
  /** How it works, as it says itself. */
  culture_values: CultureValue[];
  /** Within how many hours its jobs promise a first reply. */
  first_reply_hours: number | null;
  hiring_steps: HiringStep[];
  /** What it offers beside pay. */
  benefits: Benefit[];
  /** Of its page, in their order. */
  pictures: CompanyPicture[];
  proposal: CompanyProposal | null;
}

/** What anyone may see of an approved company (RULES: Companies). */
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

/** Of how many promised answers whose day is past, or that were given, how many came by their day (RULES: Applications). */
export interface KeptPromises {
  kept: number;
  passed: number;
}

/** What candidates read of a company on its job pages (RULES: Companies). promises: null below ten. */
export type Employer = PublicCompany &
  Pick<Company, "benefits" | "pictures"> & { open_jobs: number; promises: KeptPromises | null; hiring: Hiring };

/** Who has jobs open: how many companies and jobs, and the companies with the most. */
export interface HiringCompanies {
  jobs: number;
  companies: number;
  most: Pick<Employer, "id" | "name" | "logo_url" | "location" | "open_jobs" | "promises">[];
}

/** The company where it is the whole record, which partner recruiters do not read (RULES: Companies); null otherwise. */
export const wholeCompany = (company: Company | PublicCompany | null): Company | null =>
  company && "tax_id" in company ? company : null;

/** How far a company is, in the order in which things must be done; decided in SQL. */
export type CompanyState = "none" | "unfinished" | "pending" | "rejected" | "suspended" | "no-subscription" | "live";

/** How far the review of a company is: what its badge says, and the queue it stands in. */
export type ReviewStatus = "unfinished" | "pending" | "rejected" | "approved";

/** The same as private.review_status. */
export function reviewStatus(company: Pick<Company, "submitted_at" | "is_approved" | "rejected_at">): ReviewStatus {
  if (company.is_approved) return "approved";
  if (!company.submitted_at) return "unfinished";
  return company.rejected_at ? "rejected" : "pending";
}

/** Whether the registration was sent. Before that nothing waits for approval. */
export const isSubmitted = (state: CompanyState): boolean => state !== "none" && state !== "unfinished";

export const isApproved = (state: CompanyState): state is "no-subscription" | "live" =>
  state === "no-subscription" || state === "live";

/**
 * An approved company whose plan has ended, by itself or by an administrator: it keeps its work and starts nothing new. One that never
 * had a plan has not lapsed.
 */
export const isLapsed = ({ state, subscription, has_posted }: CompanyDashboard): boolean =>
  state === "no-subscription" && (has_posted || (subscription !== null && subscription.tier !== "none"));

/** A suspended company, or one that was approved once and waits to be approved again: it keeps its work, and reaches nobody. */
export const isPaused = ({ state, has_posted }: Pick<CompanyDashboard, "state" | "has_posted">): boolean =>
  state === "suspended" || (has_posted && (state === "pending" || state === "rejected"));

/** The same of a state; none without a company. */
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
  /** Since when changes wait for approval, or null. */
  proposed_at: string | null;
  /** It waits, and an approved company has the same name but for spelling. */
  has_taken_name: boolean;
  /** How many files it has given, the logo included. */
  documents: number;
  /** It waits, and was refused before. */
  is_sent_again: boolean;
}

/** Where administrators see a company; one whose changes wait stands in two. */
export const companyQueues = ["waiting", "changes", "unfinished", "rejected", "approved"] as const;
export type CompanyQueue = (typeof companyQueues)[number];

/** What one of them shows beside that. */
interface QueueFacts {
  /** Approved. */
  plan?: CompanySubscription;
  /** Rejected: by whom, if they are known still. */
  rejected_by?: string | null;
  /** Unfinished: the address of its first administrator. */
  account?: string | null;
  /** Unfinished: what it would be refused for if it were sent as it stands. */
  missing?: (keyof Company)[];
  /** Unfinished: when it was last reminded of that. */
  reminded_at?: string | null;
  can?: { remind: boolean };
}

/** A company in one of them. */
export interface QueuedCompany extends CompanyListItem, QueueFacts {
  /** Order in the queue, the smallest first. Never shown. */
  place: number;
}

export interface CompanySubscription {
  company_id: string;
  tier: SubscriptionTier;
  status: SubscriptionStatus;
  /** ISO timestamp, or null: does not end. */
  expires_at: string | null;
  /** The version a change of it begins from. */
  updated_at: string;
}

/** A subscription as it is shown: without whose it is, and its version. */
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

/** One of the companies somebody works for. */
export interface StaffedCompany {
  id: string;
  name: string;
  logo_url: string | null;
  role: StaffRole;
  state: CompanyState;
}

/**
 * What the caller's role allows at the company, decided in SQL (RULES: Staff); nothing without one. Posting also needs a company
 * that is live.
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
  /** A job of theirs was open once. */
  has_posted: boolean;
  can: CompanyActs;
  counts: {
    jobs: number;
    /** Applications still in 'applied'. */
    new_applications: number;
    /** Applications in 'interview'. */
    interviews: number;
    managed_candidates: number;
    unassigned_jobs: number;
    unassigned_candidates: number;
    /** Approved partners, for those who handle candidates. */
    partners: number;
  };
}

export const companyPlanFilters = ["none", "free_trial", "basic", "intermediate", "pro", "ending", "expired"] as const;
export type CompanyPlanFilter = (typeof companyPlanFilters)[number];
export const reviewStates = ["pending", "approved", "rejected", "unfinished"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** A company in the list of all of them. */
export interface CompanyWithPlan extends CompanyListItem {
  state: ReviewState;
  plan: CompanySubscription;
}
