import type { CompanyPlanFilter } from "@contracts/companies/company";
import { subscriptionTierLabels } from "@contracts/plans/subscription";

/** What a list of companies can be narrowed to by their plans, in words. A tier means one that counts now, Not active one that is over, overdue or canceled. */
export const planFilterLabels: Record<CompanyPlanFilter, string> = {
  ...subscriptionTierLabels,
  ending: "Ends in 14 days",
  expired: "Not active",
};
