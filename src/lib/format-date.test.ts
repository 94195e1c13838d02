import { expect, test } from "vitest";
import { formatDate, formatRecent } from "@/lib/format-date";

test("dates read MMM dd, yyyy and a calendar day does not shift", () => {
  expect(formatDate("2026-11-03")).toBe("Nov 03, 2026");
  expect(formatDate(new Date(2026, 10, 18, 23, 59))).toBe("Nov 18, 2026");
  expect(formatDate(null)).toBe("");
  expect(formatDate("soon")).toBe("");
});

test("what is recent has its time, what is longer ago its day", () => {
  const now = new Date(2026, 2, 1, 0, 5);
  expect(formatRecent(new Date(2026, 2, 1, 0, 1).toISOString(), now)).toBe("Today, 12:01 AM");
  expect(formatRecent(new Date(2026, 1, 28, 17, 40).toISOString(), now)).toBe("Yesterday, 5:40 PM");
  expect(formatRecent(new Date(2026, 1, 27, 23, 59).toISOString(), now)).toBe("Feb 27, 2026");
});
