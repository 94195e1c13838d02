import type { PlanEvent } from "@contracts/plans/company-plan";
import { type PlanPart, type PlanTier, planLimits, planParts } from "@contracts/plans/plan-limits";
import { formatNumber } from "@/lib/format";
import { formatShortDay } from "@/lib/format-date";

export const planFor: Readonly<Record<PlanTier, string>> = {
  free_trial: "Try it with a real job.",
  basic: "For a team that hires now and then.",
  intermediate: "For a team that is always hiring.",
  pro: "For agencies and large teams.",
};

/** Why a company that had a plan isn't offered a trial. */
export function trialWords(history: readonly PlanEvent[]): string {
  const end = history.findLast(
    ({ what, from_tier, tier }) =>
      from_tier === "free_trial" && tier !== "free_trial" && (what === "ended" || what === "changed"),
  );
  return `Only for new companies.${end ? ` Yours ended ${formatShortDay(end.at)}.` : ""}`;
}

interface PartWords {
  title: string;
  /** What is counted. */
  help: string;
  /** The noun in a list: "open jobs" after a number. */
  counted?: string;
}

const parts: Readonly<Record<PlanPart, PartWords>> = {
  open_jobs: { title: "Open jobs", help: "Live at the same time", counted: "open jobs" },
  team_members: { title: "Team members", help: "People on your team who sign in", counted: "team members" },
  represented_candidates: {
    title: "Represented candidates",
    help: "People whose job search you handle",
    counted: "represented candidates",
  },
  monthly_invitations: { title: "Invitations", help: "Sent in a month", counted: "invitations a month" },
  partners: { title: "Partners", help: "Companies you share jobs or candidates with" },
  report_days: { title: "Reports", help: "How far back you can look" },
  group_messages: { title: "Group emails", help: "One message to several applicants of a job" },
  own_site: { title: "Jobs on your own site", help: "With one line of code, or as feeds" },
};

/** A part of a plan in words: for a table, and as a sentence. */
export interface PlanLine {
  part: PlanPart;
  isIncluded: boolean;
  /** "20", "Unlimited", "Last 90 days"; null for a feature without a limit. */
  amount: string | null;
  /** The highlighted number before `text`, or null. */
  lead: string | null;
  text: string;
}

function lineOf(part: PlanPart, limit: number | null): PlanLine {
  const { title, counted } = parts[part];
  const isIncluded = limit !== 0;
  if (part === "report_days") {
    const amount = limit === null ? "All time" : `Last ${limit} days`;
    return { part, isIncluded, amount, lead: null, text: `Reports: ${amount.toLowerCase()}` };
  }
  if (counted === undefined)
    return { part, isIncluded, amount: null, lead: null, text: isIncluded ? title : `No ${lower(title)}` };
  const amount = limit === null ? "Unlimited" : formatNumber(limit);
  return { part, isIncluded, amount, lead: amount, text: counted };
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** All parts of a plan, in the table's order. */
export const planLines = (tier: PlanTier): PlanLine[] => planParts.map((part) => lineOf(part, planLimits[tier][part]));

export const partWords = (part: PlanPart): PartWords => parts[part];
