import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { id, optionalLine, optionalText, requiredLine } from "../text.ts";

/** The years an entry may have; the CHECKs in SQL say the same. */
export const historyYears = { from: 1930, to: 2100 } as const;

export const yearMessage = `Enter a year from ${historyYears.from} to ${historyYears.to}`;
const monthMessage = "Choose a month";
const endMessage = "The end is before the start";

const optionalYear = z.optional(
  z.nullable(z.int(yearMessage).check(z.minimum(0, yearMessage), z.maximum(historyYears.to, yearMessage))),
);
/** Calendar months, from 1. */
const optionalMonth: z.ZodMiniType<number | null | undefined> = z.optional(
  z.nullable(z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], monthMessage)),
);

/** A position as the profile sends it. Without an end year it is current. */
export const positionSchema = z.object({
  id: id(),
  title: requiredLine("Enter a title", limits.shortText),
  company: requiredLine("Enter a company", limits.shortText),
  location: optionalLine(limits.shortText),
  start_year: z
    .int(yearMessage)
    .check(z.minimum(historyYears.from, yearMessage), z.maximum(historyYears.to, yearMessage)),
  start_month: optionalMonth,
  end_year: optionalYear,
  end_month: optionalMonth,
  description: optionalText(limits.historyText),
});

/** A school as the profile sends it. */
export const schoolSchema = z.object({
  id: id(),
  school: requiredLine("Enter a school", limits.shortText),
  degree: optionalLine(limits.shortText),
  field: optionalLine(limits.shortText),
  start_year: optionalYear,
  end_year: optionalYear,
});

type Stored<Entry> = {
  [Key in keyof Entry]-?: undefined extends Entry[Key] ? Exclude<Entry[Key], undefined> : Entry[Key];
};
export type Position = Stored<z.output<typeof positionSchema>>;
export type School = Stored<z.output<typeof schoolSchema>>;

/** Work history and education, newest first. */
export interface ProfileHistory {
  positions: Position[];
  schools: School[];
}

/** The dates of a position. */
type Span = Pick<Position, "start_year" | "start_month" | "end_year" | "end_month">;

type Dates = Partial<Record<"start_year" | "start_month" | "end_year" | "end_month", number | null>>;
type DateErrors = Partial<Record<"start_year" | "end_year", string>>;

/** Errors in an entry's dates; private.history_date_errors says the same. */
export function historyDateErrors({ start_year, start_month, end_year, end_month }: Dates): DateErrors {
  const isEarly = (year: number | null | undefined) => typeof year === "number" && year < historyYears.from;
  const start = typeof start_year === "number" ? start_year * 12 + (start_month ?? 1) : null;
  const end = typeof end_year === "number" ? end_year * 12 + (end_month ?? 12) : null;
  const errors: DateErrors = {};
  if (isEarly(start_year)) errors.start_year = yearMessage;
  if (isEarly(end_year)) errors.end_year = yearMessage;
  else if (end === null && end_month) errors.end_year = "Enter the year it ended";
  else if (start !== null && end !== null && end < start) errors.end_year = endMessage;
  return errors;
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
const endOf = ({ end_year, end_month }: Position) =>
  end_year === null ? Number.POSITIVE_INFINITY : end_year * 12 + (end_month ?? 12);

/** Newest first, as private.history_json orders them. */
export const sortedPositions = (positions: readonly Position[]): Position[] =>
  positions.toSorted(
    (one, other) =>
      Math.sign(endOf(other) - endOf(one)) ||
      other.start_year * 12 + (other.start_month ?? 1) - (one.start_year * 12 + (one.start_month ?? 1)) ||
      byId(one, other),
  );

/** Newest first, as private.history_json orders them; those without years last. */
export const sortedSchools = (schools: readonly School[]): School[] =>
  schools.toSorted(
    (one, other) =>
      (other.end_year ?? other.start_year ?? 0) - (one.end_year ?? one.start_year ?? 0) ||
      (other.start_year ?? 0) - (one.start_year ?? 0) ||
      byId(one, other),
  );

/**
 * Total whole years across positions, each month once; null without any. A named month is included; a year alone starts and ends
 * in its January. private.years_worked says the same.
 */
export function yearsWorked(positions: readonly Span[], today: Date): number | null {
  if (positions.length === 0) return null;
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  const spans = positions
    .map(({ start_year, start_month, end_year, end_month }) => ({
      from: start_year * 12 + (start_month ?? 1) - 1,
      to: Math.min(now, end_year === null ? now : end_year * 12 + (end_month ?? 0)),
    }))
    .sort((one, other) => one.from - other.from);
  let months = 0;
  let counted = 0;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return Math.min(80, Math.floor(months / 12));
}
