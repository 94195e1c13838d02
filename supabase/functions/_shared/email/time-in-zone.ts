import { knownZone, zoneNow } from "../contracts/time-zones.ts";

interface TimeInZone {
  /** "Tue, Nov 24, 2:30 PM" */
  short: string;
  /** "Tue, Nov 24, 2:30–3:15 PM (Denver time)" */
  long: string;
}

/** "Denver time"; the sign of Etc/GMT+5 is the other way round: it is five hours behind. */
function placeOf(zone: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? [];
  return `${sign ? `UTC${sign === "+" ? "-" : "+"}${hours}` : zone.replace(/^.*\//, "").replaceAll("_", " ")} time`;
}

/**
 * When something begins and ends, as people of a time zone (IANA name, old or new) read it, with another year's number; in UTC,
 * and saying so, where the zone isn't known here. Written as by private.time_in_words.
 */
export function timeInZone(startsAt: string, minutes: number, timeZone: string): TimeInZone {
  const starts = new Date(startsAt);
  const ends = new Date(starts.getTime() + minutes * 60_000);
  const known = knownZone(timeZone) ?? "UTC";
  const format = (at: Date, options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString("en-US", { ...options, timeZone: known }).replaceAll("\u202f", " ");
  const clock = (at: Date) => format(at, { hour: "numeric", minute: "2-digit" });
  const year = (at: Date) => format(at, { year: "numeric" });
  const day = format(starts, {
    ...{ weekday: "short", month: "short", day: "numeric" },
    ...(year(starts) !== year(new Date()) && { year: "numeric" }),
  });
  const [start, end] = [clock(starts), clock(ends)];
  const isSameHalf = start.slice(-2) === end.slice(-2);
  return {
    short: `${day}, ${start}`,
    long: `${day}, ${isSameHalf ? start.slice(0, -3) : start}–${end} (${placeOf(zoneNow(known))})`,
  };
}
