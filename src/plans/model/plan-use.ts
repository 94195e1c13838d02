import { type CountedPlanPart, countedPlanParts, type PlanUse } from "@contracts/plans/company-plan";
import { type PlanTier, planLimits, planParts, planTiers } from "@contracts/plans/plan-limits";
import { formatCount, formatNumber } from "@/lib/format";
import { formatNearDay } from "@/lib/format-date";
import { partWords } from "@/plans/model/plan-words";

export interface PartUse {
  part: CountedPlanPart;
  title: string;
  used: number;
  limit: number | null;
  /** How far over the limit; negative if below. */
  over: number;
  /** From 80% on. */
  isNear: boolean;
  /** How many are left or over, and other help with the number. */
  help: string;
}

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
const nextMonth = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);

export function partUse(part: CountedPlanPart, use: PlanUse, now = new Date()): PartUse {
  const { limit } = use[part];
  const used = use[part].used ?? 0;
  const over = limit === null ? Number.NEGATIVE_INFINITY : used - limit;
  const isNear = limit !== null && limit > 0 && used >= limit * 0.8;
  const room = over > 0 ? `${formatNumber(over)} over the limit` : `${formatNumber(Math.abs(over))} left`;
  const monthly = part === "monthly_invitations";
  const help = [
    isNear || over > 0 ? `${room}.` : "",
    isNear && part === "open_jobs" ? "Drafts and closed jobs don't count." : "",
    monthly && limit !== null ? `Back to 0 on ${formatNearDay(nextMonth(now))}.` : "",
  ];
  return {
    part,
    title: monthly ? `Invitations in ${monthFormat.format(now)}` : partWords(part).title,
    used,
    limit,
    over,
    isNear,
    help: help.filter(Boolean).join(" "),
  };
}

export const partUses = (use: PlanUse): PartUse[] => countedPlanParts.map((part) => partUse(part, use));

/** Whether a plan fits the current usage. */
export const fits = (tier: PlanTier, use: PlanUse): boolean =>
  planParts.every((part) => {
    const limit = planLimits[tier][part];
    return limit === null || (use[part].used ?? 0) <= limit;
  });

/** The next larger plan that fits the current usage, or null. */
export const nextPlan = (tier: PlanTier | "none", use: PlanUse): PlanTier | null =>
  planTiers.find((bigger, rank) => rank > planTiers.indexOf(tier as PlanTier) && rank > 0 && fits(bigger, use)) ?? null;

const counted: Record<CountedPlanPart, string> = {
  open_jobs: "open job",
  team_members: "team member",
  represented_candidates: "represented candidate",
  monthly_invitations: "invitation",
};

/** The warning on a company's screens from 80% of a limit: "4 of 5 open jobs in use". Null below. */
export function nearLimitWords(part: CountedPlanPart, use: PlanUse): string | null {
  const { used, limit, over, isNear } = partUse(part, use);
  if (!isNear || limit === null) return null;
  const when = part === "monthly_invitations" ? "sent this month" : "in use";
  const words = `${formatNumber(used)} of ${formatCount(limit, counted[part])} ${when}`;
  return over >= 0 ? `${words}. Your plan has no room for more.` : `${words}.`;
}
