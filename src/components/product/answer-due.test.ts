import { expect, test } from "vitest";
import { daysLate } from "@/components/product/answer-due";

test("an answer is late by whole days in UTC, whatever the hour", () => {
  expect(daysLate("2026-11-20", new Date("2026-11-22T00:00:01Z"))).toBe(2);
  expect(daysLate("2026-11-22", new Date("2026-11-22T23:59:59Z"))).toBe(0);
  expect(daysLate("2026-11-24", new Date("2026-11-22T12:00:00Z"))).toBe(-2);
});
