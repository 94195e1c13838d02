import type { Plan } from "@contracts/company";
import { subscriptionTierLabels } from "@contracts/subscription";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { Layers, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { KeyValue } from "@/components/ui/key-values";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

/** A plan ends with a day in UTC, whichever zone it is read in. */
const lastDay = ({ expires_at }: Plan): string => expires_at?.slice(0, 10) ?? "";
const hasEnded = ({ expires_at }: Plan, now: Date): boolean => expires_at !== null && new Date(expires_at) <= now;

/** What keeps a plan from working, in one or two words; null when nothing does, or there is none. */
export function planProblem(plan: Plan, now = new Date()): string | null {
  if (plan.tier === "none") return null;
  if (plan.status === "past_due") return "Payment overdue";
  if (plan.status === "canceled") return "Canceled";
  return hasEnded(plan, now) ? "Ended" : null;
}

/** A plan in one phrase: "No plan yet", "Pro, until Mar 31, 2027", "Free trial, 9 days left", "Pro, canceled". */
export function planPhrase(plan: Plan, now = new Date()): string {
  if (plan.tier === "none") return "No plan yet";
  const tier = subscriptionTierLabels[plan.tier];
  if (hasEnded(plan, now)) return `${tier}, ended ${formatDate(lastDay(plan))}`;
  const problem = planProblem(plan, now);
  if (problem) return `${tier}, ${problem.toLowerCase()}`;
  if (!plan.expires_at) return tier;
  if (plan.tier !== "free_trial") return `${tier}, until ${formatDate(lastDay(plan))}`;
  const days = differenceInCalendarDays(lastDay(plan), now.toISOString().slice(0, 10));
  return days === 0 ? `${tier}, last day` : `${tier}, ${formatCount(days, "day")} left`;
}

/** The same as three facts. */
export function planFacts(plan: Plan, now = new Date()): KeyValue[] {
  const isNone = plan.tier === "none";
  return [
    { label: "Tier", value: isNone ? "No plan yet" : subscriptionTierLabels[plan.tier] },
    { label: "Status", value: isNone ? "Not active" : (planProblem(plan, now) ?? "Active") },
    { label: "Expires", value: isNone ? "" : lastDay(plan) ? formatDate(lastDay(plan)) : "No expiry date" },
  ];
}

/** The phrase as a badge, which warns of a plan that does not work. */
export function PlanBadge({ plan }: { plan: Plan }) {
  const isBroken = planProblem(plan) !== null;
  return (
    <Badge tone={isBroken ? "warn" : "idle"} glyph={<Icon icon={isBroken ? TriangleAlert : Layers} size="sm" />}>
      {planPhrase(plan)}
    </Badge>
  );
}
