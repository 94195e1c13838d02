import { expect, test } from "vitest";
import { monthName, monthRange, reportDays } from "@/applications/company/reports/report-scope";

const today = "2026-11-20";

test("a time begins with the first of its month and ends today", () => {
  expect(reportDays("6", today)).toEqual({ from: "2026-06-01", to: today });
  expect(reportDays("1", today)).toEqual({ from: "2026-11-01", to: today });
  expect(reportDays("12", today)).toEqual({ from: "2025-12-01", to: today });
});

test("the days of a month lie within the report", () => {
  const scope = { job: null, from: "2026-06-10", to: today };
  expect(monthRange("2026-06-01", scope)).toEqual({ from: "2026-06-10", to: "2026-06-30" });
  expect(monthRange("2026-07-01", scope)).toEqual({ from: "2026-07-01", to: "2026-07-31" });
  expect(monthRange("2026-11-01", scope)).toEqual({ from: "2026-11-01", to: today });
});

test("a month is named alone, and with its year where the report has several", () => {
  expect(monthName("2026-06-01", false)).toBe("Jun");
  expect(monthName("2025-12-01", true)).toBe("Dec 2025");
});
