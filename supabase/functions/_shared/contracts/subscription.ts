import type { SubscriptionTier } from "./enums.ts";

/** What people read for each tier. */
export const subscriptionTierLabels = {
  none: "No plan",
  free_trial: "Free trial",
  basic: "Basic",
  intermediate: "Intermediate",
  pro: "Pro",
} as const satisfies Record<SubscriptionTier, string>;
