import { utcDay } from "@contracts/day";
import type { PlanEvent } from "@contracts/plans/company-plan";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { formatDate } from "@/lib/format-date";

/** A line of a plan's history. */
export function eventWords({ what, person, is_mine, from_tier, tier, expires_at, reason }: PlanEvent): string {
  const plan = subscriptionTierLabels[tier ?? from_tier ?? "none"];
  const before = from_tier && from_tier !== "none" ? subscriptionTierLabels[from_tier] : null;
  const until = expires_at ? `until ${formatDate(utcDay(new Date(expires_at)))}` : "no end date";
  switch (what) {
    case "asked":
      return `${is_mine ? "You" : (person ?? "A colleague")} asked for ${plan}`;
    case "withdrawn":
      return `Request for ${plan} withdrawn`;
    case "declined":
      return `${plan} declined: ${reason}`;
    case "ended":
      return `${plan} ended`;
    case "changed":
      if (tier === "none") return `${before ?? "Plan"} removed`;
      if (!before) return `${plan} started, ${until}`;
      return before === plan ? `${plan} changed: ${until}` : `Changed from ${before} to ${plan}, ${until}`;
  }
}
