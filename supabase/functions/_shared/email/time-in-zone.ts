import { knownZone } from "../contracts/time-zones.ts";

export interface TimeInZone {
  /** "Tue, Nov 24, 2:30 PM", with the year unless it is the current one. */
  short: string;
  /** "Tuesday, November 24, 2026, 2:30 PM to 3:15 PM, Mountain Time" */
  long: string;
}

/** Start and end in a time zone (IANA name, old or new); in UTC, and marked so, if the zone isn't supported here. */
export function timeInZone(startsAt: string, minutes: number, timeZone: string): TimeInZone {
  const starts = new Date(startsAt);
  const ends = new Date(starts.getTime() + minutes * 60_000);
  const known = knownZone(timeZone) ?? "UTC";
  const format = (at: Date, options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString("en-US", { ...options, timeZone: known });
  const clock = { hour: "numeric", minute: "2-digit" } as const;
  const day = format(starts, { dateStyle: "full" });
  const withZone = format(ends, { ...clock, timeZoneName: known === "UTC" ? "short" : "longGeneric" });
  const year = { year: "numeric" } as const;
  const isThisYear = format(starts, year) === format(new Date(), year);
  return {
    short: format(starts, {
      weekday: "short",
      month: "short",
      day: "numeric",
      ...(!isThisYear && year),
      ...clock,
    }),
    long: `${day}, ${format(starts, clock)} to ${withZone.replace(/\s?([AP]M) /, " $1, ")}`,
  };
}
