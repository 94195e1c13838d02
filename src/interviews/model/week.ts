import type { BusyTime } from "@contracts/interviews/interview";
import { pickNoticeHours } from "@contracts/limits";
import type { Slot } from "@/interviews/model/times-form";
import { instantToZoned, zonedToInstant } from "@/lib/time-zones";

/** The grid covers 8 to 6, Monday to Friday. */
export const firstHour = 8;
export const lastHour = 18;
const dayMs = 86_400_000;
const minuteMs = 60_000;

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Adds calendar days to a date ("2026-11-24"), regardless of clock changes. */
export const addDays = (date: string, days: number): string => isoDay(Date.parse(date) + days * dayMs);

export const mondayOf = (date: string): string => addDays(date, -((new Date(date).getUTCDay() + 6) % 7));

export const weekDays = (monday: string): string[] => [0, 1, 2, 3, 4].map((days) => addDays(monday, days));

/** A week's start and end in the zone, for queries. A midnight skipped by clocks is an hour later. */
export function weekBounds(monday: string, zone: string): { from: string; until: string } {
  const start = (date: string) => (zonedToInstant(date, "00:00", zone) ?? zonedToInstant(date, "01:00", zone)) as Date;
  return { from: start(monday).toISOString(), until: start(addDays(monday, 7)).toISOString() };
}

/** Minutes after midnight as an input value: "08:30". */
export const timeAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The start of each cell, in minutes after midnight. */
export const cellStarts = (step: number): number[] =>
  Array.from({ length: ((lastHour - firstHour) * 60) / step }, (_, n) => firstHour * 60 + n * step);

/** Whether a time can still be proposed: candidates pick until two hours before. */
export const isAhead = (start: Date | null, now = new Date()): start is Date =>
  start !== null && start.getTime() > now.getTime() + pickNoticeHours * 60 * minuteMs;

/** Conflicts with a time. */
export const inTheWay = (busy: readonly BusyTime[], start: Date, minutes: number): BusyTime[] =>
  busy.filter(
    (each) =>
      Date.parse(each.starts_at) < start.getTime() + minutes * minuteMs && Date.parse(each.ends_at) > start.getTime(),
  );

interface Asked {
  monday: string;
  zone: string;
  minutes: number;
  busy: readonly BusyTime[];
  now?: Date;
}

/** The times of a day at which everyone is free, every half hour; the last one ends by 6. */
function freeTimes(date: string, { zone, minutes, busy, now = new Date() }: Omit<Asked, "monday">): string[] {
  return cellStarts(30)
    .filter((start) => start + minutes <= lastHour * 60)
    .map(timeAt)
    .filter((time) => {
      const start = zonedToInstant(date, time, zone);
      return isAhead(start, now) && inTheWay(busy, start, minutes).length === 0;
    });
}

/** Whether any time of this week suits everyone. */
export const hasFreeTime = (asked: Asked): boolean =>
  weekDays(asked.monday).some((date) => freeTimes(date, asked).length > 0);

/** Whether any of the week is still ahead, regardless of busy times. */
export const isWeekAhead = (monday: string, zone: string, now = new Date()): boolean =>
  hasFreeTime({ monday, zone, minutes: 30, busy: [], now });

/** Whether a slot overlaps minutes of a day: pressing anywhere on its block selects it. */
export const isDuring = (
  slot: Slot,
  minutes: number,
  { date, from, until }: { date: string; from: number; until: number },
) => slot.date === date && minutesOf(slot.time) < until && minutesOf(slot.time) + minutes > from;

export const slotKey = ({ date, time }: Slot): string => `${date} ${time}`;

/** Picks `count` days as far apart as possible. */
const spread = <Day>(days: readonly Day[], count: number): Day[] =>
  days.length <= count
    ? [...days]
    : days.filter((_, at) =>
        Array.from({ length: count }, (_, n) => Math.round((n * (days.length - 1)) / Math.max(1, count - 1))).includes(
          at,
        ),
      );

/**
 * Up to three times at which everyone is free, on different days from tomorrow on: one in the morning, one after lunch, one late. A later
 * week fills up what the weeks before it leave open: on a Friday all three are of the next one. `offered` were suggested before; once a day
 * has no others, it starts over. Days that are `taken` have a time already.
 */
export function suggestTimes({
  mondays,
  offered,
  taken = new Set(),
  ...asked
}: Omit<Asked, "monday"> & {
  mondays: readonly string[];
  offered: ReadonlySet<string>;
  taken?: ReadonlySet<string>;
}): Slot[] {
  const { zone, now = new Date() } = asked;
  const today = instantToZoned(now, zone).date;
  const chosen: Slot[][] = [];
  for (const monday of mondays) {
    const days = weekDays(monday)
      .filter((date) => date > today && !taken.has(date))
      .map((date) => {
        const free = freeTimes(date, asked).map((time) => ({ date, time }));
        const others = free.filter((slot) => !offered.has(slotKey(slot)));
        return others.length > 0 ? others : free;
      })
      .filter((free) => free.length > 0);
    chosen.push(...spread(days, 3 - chosen.length));
  }
  return chosen.flatMap((free, place) => free[Math.floor(free.length * ([0.25, 0.6, 0.4][place] ?? 0))] ?? []);
}
