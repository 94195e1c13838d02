import type { SubscriptionStatus, SubscriptionTier } from "../../supabase/functions/_shared/contracts/enums.ts";
import { sql } from "./accounts.ts";

interface Plan {
  tier?: SubscriptionTier;
  status?: SubscriptionStatus;
  expires_at?: string | null;
}

/** Sets a company's plan; by default the one makeCompany gives. */
export const setPlan = (company: { id: string }, plan: Plan = {}) =>
  sql`update public.company_subscriptions set ${sql({ tier: "pro", status: "active", expires_at: null, ...plan })}
      where company_id = ${company.id}`;

/** Plans that keep a company from being live, by description. */
export const overPlans: [what: string, plan: Plan][] = [
  ["has ended", { expires_at: "2020-01-01" }],
  ["is canceled", { status: "canceled" }],
  ["is not paid", { status: "past_due" }],
  ["is none", { tier: "none" }],
];
