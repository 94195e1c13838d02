import type { PlanTier } from "./plans/plan-limits.ts";

/** What a plan costs, as the operator writes it: "$149", "a month". */
interface Price {
  amount: string;
  per?: string;
}

interface Operator {
  /** ISO 4217. Sums have no currency of their own: all are in this one. */
  currency: string;
  /** A plan without a price says "Talk to us". */
  prices: Partial<Record<PlanTier, Price>>;
}

/** What whoever runs this installation decides. */
export const operator: Operator = {
  currency: "USD",
  prices: { free_trial: { amount: "Free" } },
};
