import type { SubscriptionStatus, SubscriptionTier } from "../enums.ts";

export const subscriptionTierLabels = {
  none: "No plan",
  free_trial: "Free trial",
  basic: "Basic",
  intermediate: "Intermediate",
  pro: "Pro",
} as const satisfies Record<SubscriptionTier, string>;

/** Only an active plan has an effect (RULES: Companies). */
export const subscriptionStatusLabels = {
  active: "Active",
  past_due: "Payment overdue",
  canceled: "Canceled",
} as const satisfies Record<SubscriptionStatus, string>;
