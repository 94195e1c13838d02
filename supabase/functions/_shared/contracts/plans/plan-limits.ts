import { type SubscriptionTier, subscriptionTiers } from "../enums.ts";
import { operator } from "../operator.ts";

/** The plans a company can have, smallest first. */
export type PlanTier = Exclude<SubscriptionTier, "none">;
export const planTiers = subscriptionTiers.filter((tier) => tier !== "none");

/** What a plan limits or includes. */
const parts = [
  "open_jobs",
  "team_members",
  "represented_candidates",
  "monthly_invitations",
  "partners",
  "report_days",
  "group_messages",
  "own_site",
] as const;
export type PlanPart = (typeof parts)[number];

/** Those that this installation has. */
export const planParts: readonly PlanPart[] = parts.filter((part) => part !== "partners" || operator.pages.partners);

/** The limit per part: null is unlimited, 0 is not included. */
type PlanLimits = Readonly<Record<PlanPart, number | null>>;

export const planLimits: Readonly<Record<PlanTier, PlanLimits>> = {
  free_trial: {
    open_jobs: 2,
    team_members: 3,
    represented_candidates: 10,
    monthly_invitations: 20,
    partners: 0,
    report_days: 90,
    group_messages: 0,
    own_site: null,
  },
  basic: {
    open_jobs: 5,
    team_members: 5,
    represented_candidates: 50,
    monthly_invitations: 100,
    partners: 0,
    report_days: 90,
    group_messages: null,
    own_site: null,
  },
  intermediate: {
    open_jobs: 20,
    team_members: 15,
    represented_candidates: 250,
    monthly_invitations: 500,
    partners: null,
    report_days: null,
    group_messages: null,
    own_site: null,
  },
  pro: {
    open_jobs: null,
    team_members: null,
    represented_candidates: null,
    monthly_invitations: null,
    partners: null,
    report_days: null,
    group_messages: null,
    own_site: null,
  },
};
