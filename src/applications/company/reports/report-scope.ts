import type { CompanyReport } from "@contracts/applications/report";
import { addDays } from "@contracts/day";
import type { ReportScope } from "@/companies/data/company-queries";

/** The report's range in months, including this one. */
export const reportTimes = ["6", "1", "3", "12", "24"] as const;
type ReportTime = (typeof reportTimes)[number];
export const reportTimeLabels: Record<ReportTime, string> = {
  1: "This month",
  3: "3 months",
  6: "6 months",
  12: "12 months",
  24: "24 months",
};

/** A day as the database writes it. */
const day = (date: Date): string => date.toISOString().slice(0, 10);
const atMonth = (first: string, months: number, dayOfMonth = 1): string => {
  const date = new Date(`${first.slice(0, 7)}-01T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months, dayOfMonth);
  return day(date);
};

/** The ranges within a plan's history of so many days; null for all. */
export const timesWithin = (back: number | null): readonly ReportTime[] =>
  back === null ? reportTimes : reportTimes.filter((months) => Number(months) * 30 <= back);

/** From the first of a month, or the plan's limit, to today (yyyy-mm-dd in UTC), inclusive. */
export function reportDays(time: ReportTime, today: string, back: number | null): Pick<ReportScope, "from" | "to"> {
  const from = atMonth(today, 1 - Number(time));
  const earliest = back === null ? from : addDays(today, 1 - back);
  return { from: from < earliest ? earliest : from, to: today };
}

/** The days from one month to another within a report, each month given by its first day. */
export function monthRange(
  first: string,
  { from, to }: Pick<ReportScope, "from" | "to">,
  until = first,
): Pick<ReportScope, "from" | "to"> {
  const last = atMonth(until, 1, 0);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

const months = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** "Jun", or "Jun 2026". */
const monthName = (first: string, withYear: boolean): string =>
  `${months.format(new Date(first))}${withYear ? ` ${first.slice(0, 4)}` : ""}`;

type Month = CompanyReport["months"][number];
/** A month or a quarter: its totals, and the first day of its last month. */
export interface Span extends Month {
  until: string;
  name: string;
}

/** A report's months, or quarters if there would be more than `most` columns. */
export function spansOf(all: readonly Month[], most: number): Span[] {
  const withYear = all[0]?.month.slice(0, 4) !== all.at(-1)?.month.slice(0, 4);
  if (all.length <= most)
    return all.map((each) => ({ ...each, until: each.month, name: monthName(each.month, withYear) }));
  const quarters: Span[] = [];
  for (const each of all) {
    const name = `Q${Math.ceil(Number(each.month.slice(5, 7)) / 3)} ${each.month.slice(0, 4)}`;
    const last = quarters.at(-1);
    if (last?.name !== name) {
      quarters.push({ ...each, until: each.month, name });
      continue;
    }
    last.until = each.month;
    for (const what of ["applications", "hired", "kept", "late"] as const) last[what] += each[what];
  }
  return quarters;
}
