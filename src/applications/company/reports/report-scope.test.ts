import { expect, test } from "vitest";
import { monthRange, reportDays, spansOf, timesWithin } from "@/applications/company/reports/report-scope";

const today = "2026-11-20";

test("a report starts on the first day of a month and ends today", () => {
  expect(reportDays("6", today, null)).toEqual({ from: "2026-06-01", to: today });
  expect(reportDays("1", today, null)).toEqual({ from: "2026-11-01", to: today });
  expect(reportDays("12", today, null)).toEqual({ from: "2025-12-01", to: today });
});

test("a report starts no earlier than the plan allows", () => {
  expect(timesWithin(90)).toEqual(["1", "3"]);
  expect(reportDays("3", today, 90)).toEqual({ from: "2026-09-01", to: today });
  expect(reportDays("3", "2026-05-31", 90)).toEqual({ from: "2026-03-03", to: "2026-05-31" });
});

test("the days of a month stay within the report", () => {
  const scope = { job: null, from: "2026-06-10", to: today };
  expect(monthRange("2026-06-01", scope)).toEqual({ from: "2026-06-10", to: "2026-06-30" });
  expect(monthRange("2026-07-01", scope)).toEqual({ from: "2026-07-01", to: "2026-07-31" });
  expect(monthRange("2026-11-01", scope)).toEqual({ from: "2026-11-01", to: today });
});

test("month names include the year only if the report spans several", () => {
  const counts = { applications: 2, hired: 1, kept: 1, late: 0 };
  const names = (...months: string[]) =>
    spansOf(
      months.map((month) => ({ month, ...counts })),
      6,
    ).map(({ name }) => name);
  expect(names("2026-06-01", "2026-07-01")).toEqual(["Jun", "Jul"]);
  expect(names("2025-12-01", "2026-01-01")).toEqual(["Dec 2025", "Jan 2026"]);
});

test("months are grouped into quarters, with their days, if they don't all fit", () => {
  const months = ["2025-12", "2026-01", "2026-02", "2026-03", "2026-04"].map((month) => ({
    ...{ month: `${month}-01`, applications: 2, hired: 1, kept: 1, late: 0 },
  }));
  expect(spansOf(months, 6).map(({ name }) => name)).toEqual([
    "Dec 2025",
    "Jan 2026",
    "Feb 2026",
    "Mar 2026",
    "Apr 2026",
  ]);
  const quarters = spansOf(months, 4);
  expect(quarters.map(({ name, applications }) => [name, applications])).toEqual([
    ["Q4 2025", 2],
    ["Q1 2026", 6],
    ["Q2 2026", 2],
  ]);
  const scope = { job: null, from: "2025-12-05", to: "2026-04-10" };
  expect(quarters.map(({ month, until }) => monthRange(month, scope, until))).toEqual([
    { from: "2025-12-05", to: "2025-12-31" },
    { from: "2026-01-01", to: "2026-03-31" },
    { from: "2026-04-01", to: "2026-04-10" },
  ]);
});
