import type { PlanPart } from "./plan-limits.ts";

/** Error messages for exceeded plan limits, by part: the limit, and what to do. SQL fills them in as phrases. */
export const planRefusals = {
  open_jobs: "Your {plan} plan includes {limit} open jobs. Close one, or ask for a bigger plan.",
  team_members:
    "{company} has no room on its team right now. We let the person who invited you know. Your invitation stays open.",
  represented_candidates:
    "{company} can't represent anyone new right now. We let the person who invited you know. Your invitation stays open.",
  monthly_invitations:
    "Your {plan} plan includes {limit} invitations a month. Send the rest next month, or ask for a bigger plan.",
  partners: "{company}'s {plan} plan doesn't include partners. Give it a bigger plan first.",
  report_days: "Your {plan} plan's reports go back {limit} days. Choose a later first day, or ask for a bigger plan.",
  group_messages: "Your {plan} plan doesn't include messages to several people. Ask for a bigger plan.",
  own_site: "Your {plan} plan doesn't include jobs on your own site. Ask for a bigger plan.",
} as const satisfies Record<PlanPart, string>;
