import type { SubscriptionStatus, SubscriptionTier } from "../../supabase/functions/_shared/contracts/enums.ts";
import { sql } from "./actors.ts";

interface Plan {
  tier?: SubscriptionTier;
  status?: SubscriptionStatus;
  expires_at?: string | null;
}

/** Gives a company a plan; without one the plan that makeCompany gives. */
export const setPlan = (company: { id: string }, plan: Plan = {}) =>
  sql`update public.company_subscriptions set ${sql({ tier: "pro", status: "active", expires_at: null, ...plan })}
      where company_id = ${company.id}`;

/** Plans with which a company is not live, after what is said of them. */
export const overPlans: [what: string, plan: Plan][] = [
  ["has ended", { expires_at: "2020-01-01" }],
  ["is canceled", { status: "canceled" }],
  ["is not paid", { status: "past_due" }],
  ["is none", { tier: "none" }],
];
