// Intl is built in; a date library would add 8 kB to the public job pages for this one format.
const dateFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const dayFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });

/** A date without a time starts in the reader's time zone. */
const parse = (value: string) => new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00` : value);

/** "Nov 3, 2026". A date without a time never shifts with the time zone; no value gives "". */
export function formatDate(value: string | Date | null | undefined): string {
  const date = typeof value === "string" ? parse(value) : value;
  return date && !Number.isNaN(date.getTime()) ? dateFormat.format(date) : "";
}

/** "Nov 3", for a close date with an obvious year. */
export const formatNearDay = (day: string): string => dayFormat.format(parse(day));

/** "Nov 3", with the year unless it's the current one. */
export function formatShortDay(at: string, now = new Date()): string {
  const day = parse(at);
  return (day.getFullYear() === now.getFullYear() ? dayFormat : dateFormat).format(day);
}
