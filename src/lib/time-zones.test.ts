import { formerZones, offsetZone, zoneNow } from "@contracts/time-zones";
import { describe, expect, it, vi } from "vitest";
import {
  formatInZone,
  instantToZoned,
  isZone,
  listZones,
  offsetMinutes,
  zonedToInstant,
  zoneName,
  zoneOffset,
  zoneRegion,
} from "@/lib/time-zones";

const iso = (date: string, time: string, zone: string) => zonedToInstant(date, time, zone)?.toISOString() ?? null;

describe("converting a local date and time", () => {
  it.each([
    ["2026-11-24", "14:30", "America/Denver", "2026-11-24T21:30:00.000Z"],
    ["2026-07-01", "14:30", "America/Denver", "2026-07-01T20:30:00.000Z"],
    ["2026-11-24", "09:00", "Asia/Kolkata", "2026-11-24T03:30:00.000Z"],
    ["2026-11-24", "00:15", "Asia/Kathmandu", "2026-11-23T18:30:00.000Z"],
    ["2026-11-24", "14:30", "UTC", "2026-11-24T14:30:00.000Z"],
  ])("%s %s in %s", (date, time, zone, expected) => {
    expect(iso(date, time, zone)).toBe(expected);
  });

  it.each([
    ["2027-03-14", "02:30", "America/Denver"],
    ["2027-03-28", "02:30", "Europe/Berlin"],
    ["2027-03-28", "01:00", "Europe/London"],
    // Only half an hour.
    ["2026-10-04", "02:15", "Australia/Lord_Howe"],
    // The day Samoa skipped.
    ["2011-12-30", "12:00", "Pacific/Apia"],
  ])("returns null for times that clocks skip: %s %s in %s", (date, time, zone) => {
    expect(iso(date, time, zone)).toBeNull();
  });

  it("works right up to and after the gap", () => {
    expect(iso("2027-03-14", "01:59", "America/Denver")).toBe("2027-03-14T08:59:00.000Z");
    expect(iso("2027-03-14", "03:00", "America/Denver")).toBe("2027-03-14T09:00:00.000Z");
    expect(iso("2026-10-04", "02:30", "Australia/Lord_Howe")).toBe("2026-10-03T15:30:00.000Z");
  });

  it.each([
    ["2026-11-01", "01:30", "America/Denver", "2026-11-01T07:30:00.000Z"],
    ["2026-10-25", "02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
    ["2027-04-04", "01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00.000Z"],
  ])("picks the first of two when clocks go back: %s %s in %s", (date, time, zone, expected) => {
    expect(iso(date, time, zone)).toBe(expected);
  });

  it("returns null for an invalid date or time", () => {
    for (const [date, time] of [
      ["", "14:30"],
      ["2026-11-24", ""],
      ["2026-13-01", "14:30"],
      ["2026-11-24", "25:00"],
    ] as const) {
      expect(iso(date, time, "America/Denver")).toBeNull();
    }
  });

  it("survives a round trip for every hour of a year in various zones", () => {
    const lost: string[] = [];
    for (const zone of [
      "America/Denver",
      "Europe/Berlin",
      "Australia/Lord_Howe",
      "Asia/Kolkata",
      "Africa/Casablanca",
    ]) {
      const end = Date.UTC(2027, 0, 1);
      for (let at = Date.UTC(2026, 0, 1); at < end; at += 3_600_000) {
        const { date, time } = instantToZoned(new Date(at), zone);
        const back = zonedToInstant(date, time, zone)?.getTime();
        // The first of the two in a doubled hour.
        if (back !== at && back !== at - 3_600_000 && back !== at - 1_800_000) lost.push(`${date} ${time} ${zone}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

describe("time zones", () => {
  it("are named with their city", () => {
    expect(zoneName("America/Denver")).toBe("Mountain Time, Denver");
    expect(zoneName("Europe/Berlin")).toBe("Central European Time, Berlin");
    expect(zoneName("America/Argentina/Buenos_Aires")).toBe("Argentina Standard Time, Buenos Aires");
    expect(zoneName("UTC")).toBe("UTC");
  });

  it("show the offset at the given time", () => {
    expect(zoneOffset("America/Denver", "2026-11-24T12:00:00Z")).toBe("UTC-7");
    expect(zoneOffset("America/Denver", "2026-07-01T12:00:00Z")).toBe("UTC-6");
    expect(zoneOffset("Asia/Kolkata", "2026-07-01T12:00:00Z")).toBe("UTC+5:30");
    expect(zoneOffset("UTC")).toBe("UTC");
  });

  it("are listed once each, from west to east", () => {
    const zones = listZones(new Date("2026-11-24T12:00:00Z"));
    expect(zones.length).toBeGreaterThan(400);
    expect(new Set(zones.map(({ zone }) => zone)).size).toBe(zones.length);
    const at = (zone: string) => zones.findIndex((listed) => listed.zone === zone);
    expect(at("America/Denver")).toBeLessThan(at("UTC"));
    expect(at("UTC")).toBeLessThan(at("Europe/Berlin"));
  });

  it("include only regional zones and UTC", () => {
    const supported = ["America/Denver", "EST5EDT", "Etc/GMT+12", "Europe/Berlin"];
    vi.spyOn(Intl, "supportedValuesOf").mockReturnValue(supported);
    expect(listZones(new Date("2026-11-24T12:00:00Z")).map(({ zone }) => [zone, zoneRegion(zone)])).toEqual([
      ["America/Denver", "Americas"],
      ["UTC", undefined],
      ["Europe/Berlin", "Europe"],
    ]);
    vi.restoreAllMocks();
  });

  it("work if the browser knows only the former name", async () => {
    class Older extends Intl.DateTimeFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        if (options?.timeZone === "Europe/Kyiv") throw new RangeError("Invalid time zone specified: Europe/Kyiv");
        super(locale, options);
      }
    }
    vi.stubGlobal("Intl", Object.create(Intl, { DateTimeFormat: { value: Older } }));
    try {
      // It caches the known names of zones.
      vi.resetModules();
      const { isZone: isKnown, zoneOffset: offset } = await import("@/lib/time-zones");
      expect(isKnown("Europe/Kyiv")).toBe(true);
      expect(offset("Europe/Kyiv", "2026-11-24T12:00Z")).toBe("UTC+2");
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("are listed by their current name, and recognized by former ones", () => {
    const listed = new Set(listZones().map(({ zone }) => zone));
    for (const [now, former] of Object.entries(formerZones)) {
      for (const name of former.split(" ")) {
        expect(listed.has(name), name).toBe(false);
        expect(zoneNow(name)).toBe(now);
        if (isZone(name)) expect(zoneOffset(name, "2026-11-24T12:00Z")).toBe(zoneOffset(now, "2026-11-24T12:00Z"));
      }
    }
    for (const zone of ["Europe/Kyiv", "Asia/Kolkata", "Asia/Ho_Chi_Minh", "Asia/Kathmandu", "Asia/Yangon"]) {
      expect(listed.has(zone), zone).toBe(true);
    }
  });

  it("include one for every offset", () => {
    for (const { zone } of listZones()) {
      for (const at of ["2026-01-15T12:00Z", "2026-07-15T12:00Z"]) {
        const minutes = offsetMinutes(zone, new Date(at));
        if (minutes % 60 === 0) expect(offsetMinutes(offsetZone(minutes), new Date(at)), zone).toBe(minutes);
        else expect(isZone(offsetZone(minutes)), zone).toBe(true);
      }
    }
    expect(zoneName(offsetZone(-300))).toBe("UTC-5");
    expect(offsetZone(345)).toBe("Asia/Kathmandu");
  });

  it("are validated", () => {
    expect(isZone("Europe/Berlin")).toBe(true);
    expect(isZone("Europe/Atlantis")).toBe(false);
  });
});

it("formats a time in its zone", () => {
  const at = "2026-11-24T21:30:00Z";
  expect(formatInZone(at, "America/Denver").replace(/\s/g, " ")).toBe("Tue, Nov 24, 2:30 PM");
  expect(formatInZone(at, "Asia/Kolkata").replace(/\s/g, " ")).toBe("Wed, Nov 25, 3:00 AM");
  expect(formatInZone(at, "Europe/Berlin", { dateStyle: "medium" })).toBe("Nov 24, 2026");
});
