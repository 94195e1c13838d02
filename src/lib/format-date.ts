// Intl comes with every browser; a library's format and parser would weigh 8 kB on the public job pages for this one shape.
const dateFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const dayFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });

/** A day without a time begins where the reader is. */
const parse = (value: string) => new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00` : value);

/** "Nov 3, 2026". A date without a time is a calendar day and never shifts with the time zone; nothing gives "". */
export function formatDate(value: string | Date | null | undefined): string {
  const date = typeof value === "string" ? parse(value) : value;
  return date && !Number.isNaN(date.getTime()) ? dateFormat.format(date) : "";
}

/** "Nov 3", for a day that is near, whose year nobody wonders about. */
export const formatNearDay = (day: string): string => dayFormat.format(parse(day));

/** "Nov 3", with its year where that is another one than now. */
export function formatShortDay(at: string, now = new Date()): string {
  const day = parse(at);
  return (day.getFullYear() === now.getFullYear() ? dayFormat : dateFormat).format(day);
}
