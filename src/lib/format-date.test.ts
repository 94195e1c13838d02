import { expect, test } from "vitest";
import { formatDate } from "@/lib/format-date";

test("dates have no leading zero, and don't shift by a day", () => {
  expect(formatDate("2026-11-03")).toBe("Nov 3, 2026");
  expect(formatDate(new Date(2026, 10, 18, 23, 59))).toBe("Nov 18, 2026");
  expect(formatDate(null)).toBe("");
  expect(formatDate("soon")).toBe("");
});
