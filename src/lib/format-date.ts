import { isValid } from "date-fns/isValid";
import { parseISO } from "date-fns/parseISO";

// Intl comes with every browser; date-fns' own format would weigh 5.5 kB on the public job pages for this one shape.
const dateFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric" });

/** "Nov 03, 2026". A date without a time is a calendar day and never shifts with the time zone; nothing gives "". */
export function formatDate(value: string | Date | null | undefined): string {
  const date = typeof value === "string" ? parseISO(value) : value;
  return date && isValid(date) ? dateFormat.format(date) : "";
}
