// Days are yyyy-mm-dd. A date limit includes the whole day wherever the reader is (RULES: Days). schemas/foundation/days.sql says
// the same in SQL; a test compares them.

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** "Nov 24" of a moment, in UTC, with its year where that is another one than now. The same as private.day_in_words. */
export function dayInWords(at: string, now = new Date()): string {
  const day = new Date(at);
  const isThisYear = day.getUTCFullYear() === now.getUTCFullYear();
  return day.toLocaleDateString("en-US", {
    ...{ month: "short", day: "numeric", timeZone: "UTC" },
    ...(!isThisYear && { year: "numeric" }),
  });
}

/** The day of an instant in UTC. */
export const utcDay = (at: Date | number = Date.now()): string => new Date(at).toISOString().slice(0, 10);

/** The day a number of days after another. */
export const addDays = (day: string, days: number): string => utcDay(Date.parse(`${day}T00:00Z`) + days * dayMs);

/** The local day of an instant: in a browser, the reader's own. */
export function localDay(at: Date | number = Date.now()): string {
  const date = new Date(at);
  return utcDay(date.getTime() - date.getTimezoneOffset() * 60_000);
}

/** When a day ends as a date limit: at 12:00 UTC of the next day, when it has ended everywhere. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T12:00Z`) + dayMs);

/** Whether a day has ended everywhere. */
export const isDayOver = (day: string, now = Date.now()): boolean => endOfDay(day).getTime() <= now;

/** The first day that hasn't ended everywhere. */
export const earliestDay = (now = Date.now()): string => utcDay(now - 12 * hourMs);

/** The last day that has begun somewhere. */
export const latestDay = (now = Date.now()): string => utcDay(now + 14 * hourMs);
