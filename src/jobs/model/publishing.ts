import { type CompanyDashboard, isPaused } from "@contracts/companies/company";
import type { CompanyJob } from "@contracts/jobs/job";

/** Why the company cannot publish a job now; null when it can (RULES: Jobs). */
export function publishingHurdle(
  company: Pick<CompanyDashboard, "state" | "is_live" | "has_posted">,
  job?: Pick<CompanyJob, "taken_offline">,
): string | null {
  if (typeof job?.taken_offline === "string")
    return "An administrator took this job offline. Contact support once you have fixed it.";
  if (company.is_live) return null;
  if (isPaused(company)) return "Your company is paused. You can publish jobs once it's active again.";
  return company.state === "no-subscription"
    ? "Your company can publish jobs once it has an active plan."
    : "Your company can publish jobs once it is approved.";
}
