import { planTiers } from "@contracts/plans/plan-limits";
import { expect, test } from "vitest";
import { planLines } from "@/plans/model/plan-words";

const said = (tier: (typeof planTiers)[number]) =>
  planLines(tier).map(({ lead, text }) => [lead, text].filter(Boolean).join(" "));

test("every part of a plan is said in words, with its number, without a limit, or as left out", () => {
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

test("a larger plan never holds less", () => {
  const amounts = planTiers.map((tier) => planLines(tier).map(({ amount, isIncluded }) => [isIncluded, amount]));
  const size = ([isIncluded, amount]: (string | boolean | null | undefined)[]) =>
    isIncluded ? Number.parseInt(String(amount).replace(/\D/g, "") || "1000000", 10) : 0;
  for (const [at, parts] of amounts.entries())
    for (const [part, line] of parts.entries())
      expect(size(line)).toBeGreaterThanOrEqual(size(amounts[at - 1]?.[part] ?? [false, null]));
});
