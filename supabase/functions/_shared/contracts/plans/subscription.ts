import type { SubscriptionStatus, SubscriptionTier } from "../enums.ts";

/** What people read for each tier. */
export const subscriptionTierLabels = {
  none: "No plan",
  free_trial: "Free trial",
  basic: "Basic",
  intermediate: "Intermediate",
  pro: "Pro",
} as const satisfies Record<SubscriptionTier, string>;

/** And for each status; only an active plan counts (RULES: Companies). */
export const subscriptionStatusLabels = {
  active: "Active",
  past_due: "Payment overdue",
  canceled: "Canceled",
} as const satisfies Record<SubscriptionStatus, string>;
