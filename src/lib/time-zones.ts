import { knownZone, zoneNow } from "@contracts/time-zones";

// Intl is built in and knows every zone's rules; a library would ship them again.

/** This browser's time zone by its current name: browsers keep old ones, such as Asia/Calcutta. */
export const browserZone = (): string => zoneNow(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Whether this browser can show times in the zone. */
export const isZone = (zone: string): boolean => knownZone(zone) !== null;

const shownAs = new Map<string, string>();

/** This browser's name of a zone. A completely unknown one fails where it is used. */
function browserName(zone: string): string {
  let name = shownAs.get(zone);
  if (!name) {
    name = knownZone(zone) ?? zone;
    shownAs.set(zone, name);
  }
  return name;
}

/** The zone part of a time, such as "Mountain Time" or "GMT-7". */
function zonePart(zone: string, timeZoneName: "longGeneric" | "shortOffset", at: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: browserName(zone), timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/** "UTC-7", as it is at that time: most zones have two. */
export const zoneOffset = (zone: string, at: Date | string = new Date()): string =>
  zonePart(zone, "shortOffset", new Date(at)).replace("GMT", "UTC").replace(/\+0$/, "");

/** "Denver", or the zone's own name if it contains no city. */
const zoneCity = (zone: string): string => zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;

/** The common name: "Mountain Time, Denver". */
export function zoneName(zone: string): string {
  // Their signs are inverted: Etc/GMT+5 is five hours behind.
  if (zone.startsWith("Etc/GMT")) return zoneOffset(zone);
  const name = zonePart(zone, "longGeneric", new Date());
  // Zones without a name use their offset, and so do those without a city.
  return name.startsWith("GMT") ? zoneCity(zone) : `${name}, ${zoneCity(zone)}`;
}

const regions: Record<string, string> = { America: "Americas", Atlantic: "Atlantic Ocean", Indian: "Indian Ocean" };
const isNamed = (zone: string) => zone.includes("/") && !/^(Etc|SystemV)\//.test(zone);

/** "Americas", "Europe"; none for UTC. */
export const zoneRegion = (zone: string): string | undefined => {
  const [region = ""] = isNamed(zone) ? zone.split("/") : [];
  return regions[region] ?? (region || undefined);
};

/** Every named zone this browser knows, by common name, sorted by offset and name. Some browsers list mere offsets as well. */
export function listZones(now = new Date()): { zone: string; name: string; offset: string }[] {
  return [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone").map(zoneNow).filter(isNamed)])]
    .map((zone) => ({ zone, name: zoneName(zone), offset: zoneOffset(zone, now), minutes: offsetMinutes(zone, now) }))
    .sort((a, b) => a.minutes - b.minutes || a.name.localeCompare(b.name, "en-US"))
    .map(({ zone, name, offset }) => ({ zone, name, offset }));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The zone's wall clock at an instant, as if it were UTC, in milliseconds. */
function clockOf(zone: string, at: Date): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-US", {
      timeZone: browserName(zone),
      calendar: "gregory",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    clocks.set(zone, clock);
  }
  const shown = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** A zone's offset from UTC at a time, in minutes. */
export const offsetMinutes = (zone: string, at: Date): number =>
  Math.round((clockOf(zone, at) - Math.floor(at.getTime() / 1000) * 1000) / 60_000);

const dayMs = 86_400_000;

/**
 * The instant of a date ("2026-11-24") and time ("14:30") in a zone. Null if skipped by a clock change; the first of two if
 * repeated.
 */
export function zonedToInstant(date: string, time: string, zone: string): Date | null {
  const shown = new Date(`${date}T${time}Z`).getTime();
  if (Number.isNaN(shown)) return null;
  // Clocks change at most once in two days, so one of these offsets applies.
  const found = [-dayMs, dayMs]
    .map((away) => new Date(shown - offsetMinutes(zone, new Date(shown + away)) * 60_000))
    .filter((at) => clockOf(zone, at) === shown)
    .sort((a, b) => a.getTime() - b.getTime());
  return found[0] ?? null;
}

/** An instant's date and time in the zone, as input values: { date: "2026-11-24", time: "14:30" }. */
export function instantToZoned(at: Date | string, zone: string): { date: string; time: string } {
  const shown = new Date(clockOf(zone, new Date(at))).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** A time in the zone: "Tue, Nov 24, 2:30 PM", or as given by the options. */
export const formatInZone = (
  at: Date | string,
  zone: string,
  options: Intl.DateTimeFormatOptions = {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  },
): string => new Intl.DateTimeFormat("en-US", { ...options, timeZone: browserName(zone) }).format(new Date(at));
