import type { CompanyPlanFilter } from "@contracts/companies/company";
import { subscriptionTierLabels } from "@contracts/plans/subscription";

/** The labels of plan filters. A tier means an active plan; Not active means expired, overdue or canceled. */
export const planFilterLabels: Record<CompanyPlanFilter, string> = {
  ...subscriptionTierLabels,
  ending: "Ends in 14 days",
  expired: "Not active",
};
