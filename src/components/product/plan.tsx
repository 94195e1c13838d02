import type { Plan } from "@contracts/companies/company";
import { isDayOver, localDay, utcDay } from "@contracts/day";
import { subscriptionStatusLabels, subscriptionTierLabels } from "@contracts/plans/subscription";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { CircleAlert, Clock } from "lucide-react";
import { StatusGlyph } from "@/components/product/status-glyph";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { KeyValue } from "@/components/ui/key-values";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

/** A plan's last day: the UTC date of its end, in any time zone; "" without an end. */
export const planLastDay = ({ expires_at }: Plan): string => (expires_at ? utcDay(new Date(expires_at)) : "");
const hasEnded = (plan: Plan, now: Date): boolean =>
  plan.expires_at !== null && isDayOver(planLastDay(plan), Number(now));

const daysLeft = (plan: Plan, now: Date): number => differenceInCalendarDays(planLastDay(plan), localDay(now));

/** Why a plan isn't active, in one or two words; null if it is, or there is none. */
export function planProblem(plan: Plan, now = new Date()): string | null {
  if (plan.tier === "none") return null;
  if (plan.status !== "active") return subscriptionStatusLabels[plan.status];
  return hasEnded(plan, now) ? "Ended" : null;
}

/** Until when a plan lasts, or why it isn't active: "until Mar 31, 2027", "9 days left", "canceled"; "" without an end. */
export function planTerm(plan: Plan, now = new Date()): string {
  if (plan.tier === "none") return "";
  if (hasEnded(plan, now)) return `ended ${formatDate(planLastDay(plan))}`;
  const problem = planProblem(plan, now);
  if (problem) return problem.toLowerCase();
  if (!plan.expires_at) return "";
  if (plan.tier !== "free_trial") return `until ${formatDate(planLastDay(plan))}`;
  const days = daysLeft(plan, now);
  return days <= 0 ? "last day" : `${formatCount(days, "day")} left`;
}

/** A plan in one phrase: "No plan yet", "Pro, until Mar 31, 2027", "Free trial, 9 days left", "Pro, canceled". */
export const planPhrase = (plan: Plan, now = new Date()): string =>
  plan.tier === "none"
    ? "No plan yet"
    : [subscriptionTierLabels[plan.tier], planTerm(plan, now)].filter(Boolean).join(", ");

export function planFacts(plan: Plan, now = new Date()): KeyValue[] {
  const isNone = plan.tier === "none";
  return [
    { label: "Tier", value: subscriptionTierLabels[plan.tier] },
    { label: "Status", value: planProblem(plan, now) ?? "Active" },
    { label: "Expires", value: isNone ? "" : planLastDay(plan) ? formatDate(planLastDay(plan)) : "No expiry date" },
  ];
}

/** How many days before its end a plan shows as ending soon; the company is notified then (private.plan_stage). */
const soon = 14;
const endsSoon = (plan: Plan, now: Date): boolean => plan.expires_at !== null && daysLeft(plan, now) <= soon;

/** The tone of a plan's badge; null if active, which needs none. */
export function planTone(plan: Plan, now = new Date()): "idle" | "warn" | "bad" | null {
  if (plan.tier === "none") return "idle";
  if (planProblem(plan, now)) return "bad";
  return endsSoon(plan, now) ? "warn" : null;
}

const glyphs = {
  idle: <StatusGlyph name="draft" size={14} />,
  warn: <Icon icon={Clock} size="sm" />,
  bad: <Icon icon={CircleAlert} size="sm" />,
};

/** The phrase, as a badge in exceptional cases: no plan, ending soon, or inactive. */
export function PlanBadge({ plan }: { plan: Plan }) {
  const tone = planTone(plan);
  if (!tone) return <span className="text-sm text-ink-muted">{planPhrase(plan)}</span>;
  return (
    <Badge tone={tone} glyph={glyphs[tone]}>
      {planPhrase(plan)}
    </Badge>
  );
}
