import type { PlanEvent } from "@contracts/plans/company-plan";
import { expect, test } from "vitest";
import { eventWords } from "@/plans/model/event-words";

const event: PlanEvent = {
  at: "2026-11-26T10:00:00Z",
  what: "changed",
  person: null,
  is_mine: false,
  from_tier: null,
  tier: null,
  expires_at: null,
  reason: null,
};

test.each<[string, Partial<PlanEvent>]>([
  ["You asked for Pro", { what: "asked", tier: "pro", is_mine: true }],
  ["Yara Lindholm asked for Pro", { what: "asked", tier: "pro", person: "Yara Lindholm" }],
  ["Request for Pro withdrawn", { what: "withdrawn", tier: "pro" }],
  ["Pro declined: Not yet", { what: "declined", tier: "pro", reason: "Not yet" }],
  ["Basic ended", { what: "ended", from_tier: "basic" }],
  ["Free trial started, no end date", { from_tier: "none", tier: "free_trial" }],
  [
    "Changed from Basic to Pro, until Jun 1, 2027",
    { from_tier: "basic", tier: "pro", expires_at: "2027-06-01T23:59:59Z" },
  ],
  ["Basic changed: no end date", { from_tier: "basic", tier: "basic" }],
  ["Basic removed", { from_tier: "basic", tier: "none" }],
])("%s", (words, given) => {
  expect(eventWords({ ...event, ...given })).toBe(words);
});
