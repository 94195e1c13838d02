import type { CompanySubscription } from "../companies/company.ts";
import type { SubscriptionTier } from "../enums.ts";
import type { PlanPart, PlanTier } from "./plan-limits.ts";

/** Current use per part (null when not counted), and its limit: null is unlimited, 0 is not included. */
export type PlanUse = Readonly<Record<PlanPart, { used: number | null; limit: number | null }>>;

/** Parts whose use is counted. */
export const countedPlanParts = ["open_jobs", "team_members", "represented_candidates", "monthly_invitations"] as const;
export type CountedPlanPart = (typeof countedPlanParts)[number];

/** An open job, and whether the plan hides it from the public. */
export interface PlanJob {
  id: string;
  title: string;
  location: string;
  posted_at: string;
  is_hidden: boolean;
}

/** A plan change or request. */
export interface PlanEvent {
  at: string;
  what: "changed" | "ended" | "asked" | "withdrawn" | "declined";
  /** Who requested it; null without a name. */
  person: string | null;
  is_mine: boolean;
  from_tier: SubscriptionTier | null;
  tier: SubscriptionTier | null;
  expires_at: string | null;
  /** Why it was declined. */
  reason: string | null;
}

export interface PlanRequest {
  id: string;
  tier: PlanTier;
  asked_at: string;
  asked_by: string | null;
  is_mine: boolean;
}

/** A company's own plan page. */
export interface CompanyPlan {
  subscription: CompanySubscription;
  /** When its history says the plan began; null where that is no longer kept. */
  since: string | null;
  use: PlanUse;
  /** Newest first. */
  jobs: PlanJob[];
  /** Paused partnerships; is_theirs: because of the partner's plan. */
  resting_partners: { id: string; name: string; is_theirs: boolean }[];
  request: PlanRequest | null;
  /** The last 20, newest first. */
  history: PlanEvent[];
  /** trial: it has had no plan yet. */
  can: { ask: boolean; trial: boolean };
}

/** The effect of switching to another plan. */
export interface PlanPreview {
  now: PlanUse;
  after: PlanUse;
  /** All open jobs, newest first, with those it would hide. */
  jobs: PlanJob[];
}
