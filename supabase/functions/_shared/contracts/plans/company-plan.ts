import type { CompanySubscription } from "../companies/company.ts";
import type { SubscriptionTier } from "../enums.ts";
import type { PlanPart, PlanTier } from "./plan-limits.ts";

/** How much of each part is used, null where that isn't counted, and the limit: null is none, 0 is not part of the plan. */
export type PlanUse = Readonly<Record<PlanPart, { used: number | null; limit: number | null }>>;

/** The parts whose use counts. */
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

/** A change of a company's plan, or what was asked for. */
export interface PlanEvent {
  at: string;
  what: "changed" | "ended" | "asked" | "withdrawn" | "declined";
  /** Who asked; null without a name. */
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

/** What a company reads of its plan. */
export interface CompanyPlan {
  subscription: CompanySubscription;
  /** When its history says the plan began; null where that is no longer kept. */
  since: string | null;
  use: PlanUse;
  /** Newest first. */
  jobs: PlanJob[];
  /** Partnerships on hold; is_theirs: because of the partner's plan. */
  resting_partners: { id: string; name: string; is_theirs: boolean }[];
  request: PlanRequest | null;
  /** The last 20, newest first. */
  history: PlanEvent[];
  /** trial: it has had no plan yet. */
  can: { ask: boolean; trial: boolean };
}

/** What another plan would change. */
export interface PlanPreview {
  now: PlanUse;
  after: PlanUse;
  /** All open jobs, newest first, with those it would hide. */
  jobs: PlanJob[];
}
