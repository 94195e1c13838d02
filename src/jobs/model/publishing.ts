import type { CompanyDashboard } from "@contracts/companies/company";
import type { CompanyJob } from "@contracts/jobs/job";

/** Why the company cannot publish a job now; null when it can (RULES: Jobs). */
export function publishingHurdle(
  { state, is_live }: Pick<CompanyDashboard, "state" | "is_live">,
  job?: Pick<CompanyJob, "taken_offline">,
): string | null {
  if (typeof job?.taken_offline === "string")
    return "An administrator took this job offline. Contact support once you have fixed it.";
  if (is_live) return null;
  return state === "no-subscription"
    ? "Your company can publish jobs once it has an active plan."
    : "Your company can publish jobs once it is approved.";
}
