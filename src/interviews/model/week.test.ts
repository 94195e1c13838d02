import type { BusyTime } from "@contracts/interviews/interview";
import { describe, expect, it } from "vitest";
import {
  cellStarts,
  hasFreeTime,
  inTheWay,
  isWeekAhead,
  mondayOf,
  slotKey,
  suggestTimes,
  weekBounds,
  weekDays,
} from "@/interviews/model/week";
import { zonedToInstant } from "@/lib/time-zones";

const zone = "America/Denver";
/** A Tuesday, 8:00 AM there. */
const now = new Date("2026-11-24T15:00:00Z");
const monday = "2026-11-23";
const busy = (date: string, from: string, until: string, user_id = "marcus"): BusyTime => ({
  ...{ user_id, is_confirmed: true, with: null },
  starts_at: (zonedToInstant(date, from, zone) as Date).toISOString(),
  ends_at: (zonedToInstant(date, until, zone) as Date).toISOString(),
});
const wholeDays = (...dates: string[]) => dates.map((date) => busy(date, "08:00", "18:00"));
const asked = { monday, zone, minutes: 45, now };

describe("a week", () => {
  it("starts on Monday, also for Sundays and across years", () => {
    expect(["2026-11-23", "2026-11-26", "2026-11-29"].map(mondayOf)).toEqual([monday, monday, monday]);
    expect(weekDays("2026-12-28").at(-1)).toBe("2027-01-01");
  });

  it("starts and ends at local midnight, also across clock changes", () => {
    const hours = (of: string) => {
      const { from, until } = weekBounds(of, zone);
      return (Date.parse(until) - Date.parse(from)) / 3_600_000;
    };
    expect(weekBounds("2027-03-08", zone)).toEqual({
      from: "2027-03-08T07:00:00.000Z",
      until: "2027-03-15T06:00:00.000Z",
    });
    expect([hours("2027-03-08"), hours("2027-11-01"), hours("2027-11-08")]).toEqual([167, 169, 168]);
    // Clocks there skip midnight.
    expect(weekBounds("2026-08-31", "America/Santiago").until).toBe("2026-09-07T03:00:00.000Z");
  });

  it("shows the same local hours before and after a clock change", () => {
    const at = (date: string) => cellStarts(30).length && zonedToInstant(date, "08:00", zone)?.toISOString();
    expect([at("2027-03-12"), at("2027-03-15")]).toEqual(["2027-03-12T15:00:00.000Z", "2027-03-15T14:00:00.000Z"]);
  });

  it("ends on Friday once no time can be picked", () => {
    expect(isWeekAhead(monday, zone, new Date("2026-11-27T22:29:00Z"))).toBe(true);
    expect(isWeekAhead(monday, zone, new Date("2026-11-27T22:30:00Z"))).toBe(false);
  });

  it("has free time unless everyone is busy all week", () => {
    const full = wholeDays("2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27");
    expect(hasFreeTime({ ...asked, busy: full.slice(1) })).toBe(true);
    expect(hasFreeTime({ ...asked, busy: full })).toBe(false);
  });
});

it("only overlapping appointments are conflicts, not adjacent ones", () => {
  const found = (time: string) =>
    inTheWay([busy("2026-11-25", "10:00", "10:45")], zonedToInstant("2026-11-25", time, zone) as Date, 45);
  expect(["09:15", "09:30", "10:30", "10:45"].map((time) => found(time).length)).toEqual([0, 1, 1, 0]);
});

describe("suggested times", () => {
  const suggest = (more: readonly BusyTime[] = [], offered = new Set<string>()) =>
    suggestTimes({ ...asked, mondays: [monday, "2026-11-30"], busy: more, offered });

  it("are three on different days from tomorrow, when everyone is free", () => {
    const found = suggest();
    expect(found.map(({ date }) => date)).toEqual(["2026-11-25", "2026-11-26", "2026-11-27"]);
    const inWay = [busy("2026-11-25", "08:00", "17:00"), busy("2026-11-26", "08:45", "18:00", "priya")];
    expect(suggest(inWay).slice(0, 2)).toEqual([
      { date: "2026-11-25", time: "17:00" },
      { date: "2026-11-26", time: "08:00" },
    ]);
  });

  it("are different each time", () => {
    const offered = new Set<string>();
    for (let press = 0; press < 5; press++) {
      const found = suggest([], offered).map(slotKey);
      expect(found).toHaveLength(3);
      expect(found.filter((key) => offered.has(key))).toEqual([]);
      for (const key of found) offered.add(key);
    }
  });

  it("are empty if no shared time exists", () => {
    const days = [monday, "2026-11-30"].flatMap(weekDays);
    expect(suggest(wholeDays(...days))).toEqual([]);
  });

  it("continue into the following week late in a week", () => {
    const days = (at: string, mondays = [monday, "2026-11-30"], taken = new Set<string>()) =>
      suggestTimes({ ...asked, mondays, busy: [], offered: new Set(), taken, now: new Date(at) }).map(
        ({ date }) => date,
      );
    // Wednesday, Thursday, Friday, and Saturday there.
    expect(days("2026-11-25T18:00:00Z")).toEqual(["2026-11-26", "2026-11-27", "2026-11-30"]);
    expect(days("2026-11-26T18:00:00Z")).toEqual(["2026-11-27", "2026-11-30", "2026-12-04"]);
    expect(days("2026-11-27T18:00:00Z")).toEqual(["2026-11-30", "2026-12-02", "2026-12-04"]);
    expect(days("2026-11-28T18:00:00Z")).toEqual(["2026-11-30", "2026-12-02", "2026-12-04"]);
    expect(days("2026-11-26T18:00:00Z", undefined, new Set(["2026-11-27"]))).toEqual([
      ...["2026-11-30", "2026-12-02", "2026-12-04"],
    ]);
    // Without the following week, only the rest of this one.
    expect(days("2026-11-26T18:00:00Z", [monday])).toEqual(["2026-11-27"]);
  });

  it("keep the same local hours across a clock change", () => {
    const found = suggestTimes({
      ...{ ...asked, mondays: ["2027-03-08", "2027-03-15"], offered: new Set<string>() },
      // A Thursday before clocks are set forward; that Monday is full until 5 PM.
      ...{ now: new Date("2027-03-11T18:00:00Z"), busy: [busy("2027-03-15", "08:00", "17:00")] },
    });
    expect(found.map(({ date }) => date)).toEqual(["2027-03-12", "2027-03-15", "2027-03-19"]);
    expect(found[1]).toEqual({ date: "2027-03-15", time: "17:00" });
  });
});
