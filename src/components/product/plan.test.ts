import type { Plan } from "@contracts/companies/company";
import { describe, expect, test } from "vitest";
import { planFacts, planPhrase, planTone } from "@/components/product/plan";
import { inZone, zones } from "../../../tests/support/zones.ts";

const now = new Date("2026-11-21T21:00:00Z");
const plan = (more: Partial<Plan>): Plan => ({ tier: "pro", status: "active", expires_at: null, ...more });

describe("planPhrase", () => {
  test.each([
    [{ tier: "none" }, "No plan yet"],
    [{}, "Pro"],
    [{ status: "past_due", expires_at: "2027-03-31T23:59:59+00:00" }, "Pro, payment overdue"],
    [{ status: "canceled" }, "Pro, canceled"],
    [{ expires_at: "2027-03-31T23:59:59+00:00" }, "Pro, until Mar 31, 2027"],
    [{ tier: "basic", expires_at: "2026-10-31T23:59:59+00:00" }, "Basic, ended Oct 31, 2026"],
    [{ tier: "free_trial", expires_at: "2026-11-30T23:59:59+00:00" }, "Free trial, 9 days left"],
    [{ tier: "free_trial", expires_at: "2026-11-22T23:59:59+00:00" }, "Free trial, 1 day left"],
    [{ tier: "free_trial", expires_at: "2026-11-21T23:59:59+00:00" }, "Free trial, last day"],
  ] as const)("%j", (more, phrase) => {
    expect(planPhrase(plan(more), now)).toBe(phrase);
  });
});

test.each(zones)("a plan lasts through its last day everywhere: %s", (_name, zone) => {
  inZone(zone, () => {
    const lastDay = plan({ expires_at: "2026-11-21T23:59:59Z" });
    expect(planPhrase(lastDay, new Date("2026-11-22T11:59:59Z"))).toMatch(/^Pro, until/);
    expect(planPhrase(lastDay, new Date("2026-11-22T12:00:00Z"))).toMatch(/^Pro, ended/);
  });
});

describe("planTone: a badge for the exception", () => {
  test.each([
    [{ tier: "none" }, "idle"],
    [{}, null],
    [{ expires_at: "2027-03-31T23:59:59Z" }, null],
    [{ expires_at: "2026-12-05T23:59:59Z" }, "warn"],
    [{ expires_at: "2026-12-06T23:59:59Z" }, null],
    [{ tier: "free_trial", expires_at: "2026-11-30T23:59:59Z" }, "warn"],
    [{ expires_at: "2026-10-31T23:59:59Z" }, "bad"],
    [{ status: "past_due" }, "bad"],
  ] as const)("%j", (more, tone) => {
    expect(planTone(plan(more), now)).toBe(tone);
  });
});

describe("planFacts", () => {
  test.each([
    [{ tier: "none" }, "Tier: No plan, Status: Active, Expires: "],
    [{}, "Tier: Pro, Status: Active, Expires: No expiry date"],
    [{ status: "past_due" }, "Tier: Pro, Status: Payment overdue, Expires: No expiry date"],
    [{ expires_at: "2026-10-31T12:00:00Z" }, "Tier: Pro, Status: Ended, Expires: Oct 31, 2026"],
  ] as const)("%j", (more, facts) => {
    const words = planFacts(plan(more), now).map(({ label, value }) => `${label}: ${value}`);
    expect(words.join(", ")).toBe(facts);
  });
});
