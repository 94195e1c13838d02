import type { CompanyDashboard } from "@contracts/company";

/** Why the company cannot publish a job now; null when it can (RULES: Jobs). */
export function publishingHurdle({ state, is_live }: Pick<CompanyDashboard, "state" | "is_live">): string | null {
  if (is_live) return null;
  return state === "no-subscription"
    ? "Your company can publish jobs once it has an active subscription."
    : "Your company can publish jobs once it is approved.";
}
