import type { PlanEvent } from "@contracts/plans/company-plan";
import { planTiers } from "@contracts/plans/plan-limits";
import { expect, test } from "vitest";
import { planLines, trialWords } from "@/plans/model/plan-words";

const said = (tier: (typeof planTiers)[number]) =>
  planLines(tier).map(({ lead, text }) => [lead, text].filter(Boolean).join(" "));

test("each part of a plan is listed with its number, as unlimited or as not included", () => {
  expect(said("free_trial")).toEqual([
    "2 open jobs",
    "3 team members",
    "10 represented candidates",
    "20 invitations a month",
    "No partners",
    "Reports: last 90 days",
    "No group emails",
    "Jobs on your own site",
  ]);
  expect(said("pro")).toEqual([
    "Unlimited open jobs",
    "Unlimited team members",
    "Unlimited represented candidates",
    "Unlimited invitations a month",
    "Partners",
    "Reports: all time",
    "Group emails",
    "Jobs on your own site",
  ]);
});

test("a larger plan never includes less", () => {
  const amounts = planTiers.map((tier) => planLines(tier).map(({ amount, isIncluded }) => [isIncluded, amount]));
  const size = ([isIncluded, amount]: (string | boolean | null | undefined)[]) =>
    isIncluded ? Number.parseInt(String(amount).replace(/\D/g, "") || "1000000", 10) : 0;
  for (const [at, parts] of amounts.entries())
    for (const [part, line] of parts.entries())
      expect(size(line)).toBeGreaterThanOrEqual(size(amounts[at - 1]?.[part] ?? [false, null]));
});

test("a company that had a plan sees why it gets no trial, and when its own ended", () => {
  const event = { what: "changed", from_tier: "free_trial", tier: "basic", at: "2020-06-02T10:00:00Z" } as PlanEvent;
  expect(trialWords([])).toBe("Only for new companies.");
  expect(trialWords([{ ...event, from_tier: "none", tier: "free_trial" }])).toBe("Only for new companies.");
  expect(trialWords([{ ...event, from_tier: "basic", tier: "pro" }, event])).toBe(
    "Only for new companies. Yours ended Jun 2, 2020.",
  );
});
