import type { PlanUse } from "@contracts/plans/company-plan";
import { planLimits, planParts } from "@contracts/plans/plan-limits";
import { expect, test } from "vitest";
import { fits, nearLimitWords, nextPlan, partUse } from "@/plans/model/plan-use";

const use = (used: Partial<Record<string, number>>, tier: keyof typeof planLimits = "basic") =>
  Object.fromEntries(
    planParts.map((part) => [part, { used: used[part] ?? null, limit: planLimits[tier][part] }]),
  ) as PlanUse;

test("usage shows what is left from 80%, and the excess beyond the limit", () => {
  const help = (open_jobs: number) => partUse("open_jobs", use({ open_jobs })).help;
  expect([3, 4, 5, 7].map(help)).toEqual([
    "",
    "1 left. Drafts and closed jobs don't count.",
    "0 left. Drafts and closed jobs don't count.",
    "2 over the limit. Drafts and closed jobs don't count.",
  ]);
});

test("invitations reset at the start of the next month (UTC)", () => {
  const { title, help } = partUse("monthly_invitations", use({}), new Date("2026-12-31T23:00:00Z"));
  expect([title, help]).toEqual(["Invitations in December", "Back to 0 on Jan 1."]);
});

test("a hint shows next to the action from 80%", () => {
  expect(nearLimitWords("open_jobs", use({ open_jobs: 3 }))).toBeNull();
  expect(nearLimitWords("open_jobs", use({ open_jobs: 4 }))).toBe("4 of 5 open jobs in use.");
  expect(nearLimitWords("team_members", use({ team_members: 5 }))).toBe(
    "5 of 5 team members in use. Your plan has no room for more.",
  );
  expect(nearLimitWords("open_jobs", use({ open_jobs: 400 }, "pro"))).toBeNull();
});

test("a plan fits if it holds current usage, and the next plan is the smallest larger one that fits", () => {
  expect(fits("basic", use({ open_jobs: 5 }))).toBe(true);
  expect(fits("basic", use({ partners: 1 }))).toBe(false);
  expect(nextPlan("basic", use({ open_jobs: 6 }))).toBe("intermediate");
  expect(nextPlan("basic", use({ team_members: 16 }))).toBe("pro");
  expect(nextPlan("pro", use({}))).toBeNull();
  expect(nextPlan("none", use({}))).toBe("basic");
});
