import type { Plan } from "@contracts/companies/company";
import { addDays, utcDay } from "@contracts/day";
import type { SubscriptionStatus, SubscriptionTier } from "@contracts/enums";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { planLastDay, planProblem } from "@/components/product/plan";
import { formatCount } from "@/lib/format";

/** A plan's form values; expiresAt is a date, "" for none. */
export interface PlanChoice {
  tier: SubscriptionTier;
  status: SubscriptionStatus;
  expiresAt: string;
}

export const choiceOf = (plan: Plan): PlanChoice => ({
  tier: plan.tier,
  status: plan.status,
  expiresAt: planLastDay(plan),
});

/** The effective choice: “No plan” has no status or end date. */
export const meant = (choice: PlanChoice): PlanChoice =>
  choice.tier === "none" ? { tier: "none", status: "active", expiresAt: "" } : choice;

/** As stored: the date is the last day in UTC. */
export const planOf = ({ tier, status, expiresAt }: PlanChoice): Plan => ({
  tier,
  status,
  expires_at: expiresAt ? `${expiresAt}T23:59:59Z` : null,
});

/** Whether a plan lets a company post now. */
export const works = (plan: Plan): boolean => plan.tier !== "none" && !planProblem(plan);

export const presets = [
  { value: "30", label: "30 days" },
  { value: "365", label: "1 year" },
  { value: "", label: "No end" },
] as const;
export type Preset = (typeof presets)[number]["value"];

/** The last day of a preset. */
export const presetDay = (preset: Preset, now = new Date()): string => preset && addDays(utcDay(now), Number(preset));

/** A plan's default end: 30 days for a trial, a year for others. */
export const usualEnd = (tier: SubscriptionTier): string => presetDay(tier === "free_trial" ? "30" : "365");

/** What the button does: "Change to Basic, hide 3 jobs". */
export function changeLabel(from: Plan, to: PlanChoice, hidden: number): string {
  if (!works(planOf(to))) return works(from) ? "End the plan" : "Change the plan";
  const hides = hidden > 0 ? `, hide ${formatCount(hidden, "job")}` : "";
  if (from.tier === to.tier) return `${works(from) ? "Change" : "Renew"} ${subscriptionTierLabels[to.tier]}${hides}`;
  return `${from.tier === "none" ? "Give" : "Change to"} ${subscriptionTierLabels[to.tier]}${hides}`;
}
