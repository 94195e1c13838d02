import type { BusyTime } from "@contracts/interviews/interview";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { busyWords, namesOfBusy } from "@/interviews/model/slot-words";
import type { Slot } from "@/interviews/model/times-form";
import {
  cellStarts,
  firstHour,
  inTheWay,
  isAhead,
  isDuring,
  lastHour,
  minutesOf,
  timeAt,
  weekDays,
} from "@/interviews/model/week";
import { formatInZone, instantToZoned, zonedToInstant } from "@/lib/time-zones";

interface WeekGridProps {
  monday: string;
  zone: string;
  /** A block's length. */
  minutes: number;
  /** Half hours, or hours on phones. */
  step: 30 | 60;
  chosen: readonly Slot[];
  /** Undefined until loaded, so that no one is shown as free by mistake. */
  busy: readonly BusyTime[] | undefined;
  /** Colleagues' names by user id. */
  names: ReadonlyMap<string, string>;
  me: string | undefined;
  onToggle: (slot: Slot) => void;
  onWeek: (weeks: number) => void;
}

const asUtc = (date: string, options: Intl.DateTimeFormatOptions) => formatInZone(`${date}T12:00:00Z`, "UTC", options);
const hourWord = (hour: number) =>
  hour === 12 ? "Noon" : `${hour > 12 ? hour - 12 : hour}${hour === firstHour ? " AM" : ""}`;
const clock = (minutes: number) => {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")}`;
};
/** Grid position of minutes after midnight, in cells. */
const cells = (minutes: number, step: number) => `calc(var(--cell) * ${(minutes - firstHour * 60) / step} + 1px)`;
const height = (minutes: number, step: number) => `calc(var(--cell) * ${minutes / step} - 2px)`;

interface Block {
  key: string;
  from: number;
  until: number;
  isOwn: boolean;
  label: string;
}

/** A day's busy blocks: one for all colleagues who are busy at the same time. */
function blocksOf(date: string, { busy, zone, names, me, step }: WeekGridProps): Block[] {
  const blocks = new Map<string, BusyTime[]>();
  for (const each of busy ?? []) {
    if (instantToZoned(each.starts_at, zone).date !== date) continue;
    const key = `${each.user_id === me} ${each.starts_at} ${each.ends_at}`;
    blocks.set(key, [...(blocks.get(key) ?? []), each]);
  }
  return [...blocks].flatMap(([key, [first, ...rest]]) => {
    if (!first) return [];
    const start = minutesOf(instantToZoned(first.starts_at, zone).time);
    const long = (Date.parse(first.ends_at) - Date.parse(first.starts_at)) / 60_000;
    const [from, until] = [Math.max(start, firstHour * 60), Math.min(start + long, lastHour * 60)];
    if (until <= from) return [];
    const isOwn = first.user_id === me;
    const label = isOwn ? (step === 30 && first.with) || "You" : namesOfBusy([first, ...rest], names, me).join(", ");
    return [{ key, from, until, isOwn, label }];
  });
}

/** Monday to Friday, 8 to 6: busy and chosen times; a press chooses. One tab stop; arrow keys move. */
export function WeekGrid(props: WeekGridProps) {
  const { monday, zone, minutes, step, chosen, busy, names, me, onToggle, onWeek } = props;
  const grid = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState<{ day: number; row: number } | null>(null);
  const hintId = useId();
  const days = weekDays(monday);
  const rows = cellStarts(step);
  const startOf = (day: number, row: number) => zonedToInstant(days[day] ?? "", timeAt(rows[row] ?? 0), zone);
  const chosenIn = (date: string, from: number) =>
    chosen.find((slot) => isDuring(slot, minutes, { date, from, until: from + step }));
  // Initially Tab goes to the first available time.
  const firstAhead = days
    .flatMap((_, day) => rows.map((_, row) => ({ day, row })))
    .find(({ day, row }) => isAhead(startOf(day, row)));
  const current = at ?? firstAhead ?? { day: 0, row: 0 };

  const go = (day: number, row: number) => {
    const next = { day: Math.min(4, Math.max(0, day)), row: Math.min(rows.length - 1, Math.max(0, row)) };
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.day}-${next.row}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { day, row } = current;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => go(day - 1, row),
      ArrowRight: () => go(day + 1, row),
      ArrowUp: () => go(day, row - 1),
      ArrowDown: () => go(day, row + 1),
      Home: () => go(0, row),
      End: () => go(4, row),
      PageUp: () => onWeek(-1),
      PageDown: () => onWeek(1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setAt(current);
    move();
  };

  const cell = (date: string, day: number, row: number) => {
    const from = rows[row] ?? 0;
    const start = startOf(day, row);
    const isOff = !isAhead(start);
    const picked = chosenIn(date, from);
    const there = busy && start && inTheWay(busy, start, step);
    const off = start && start.getTime() > Date.now() ? "less than two hours away" : "past";
    const words = [
      `${asUtc(date, { weekday: "short", month: "short", day: "numeric" })}, ${clock(from)} ${from < 720 ? "AM" : "PM"}`,
      isOff ? off : there && (busyWords(there, names, me) || "free"),
      picked && minutesOf(picked.time) !== from && `chosen at ${clock(minutesOf(picked.time))}`,
    ];
    return (
      <button
        key={from}
        type="button"
        data-cell={`${day}-${row}`}
        className={classNames(isOff && "past")}
        aria-pressed={picked !== undefined}
        aria-disabled={isOff || undefined}
        aria-label={words.filter(Boolean).join(", ")}
        tabIndex={day === current.day && row === current.row ? 0 : -1}
        onFocus={() => setAt({ day, row })}
        onClick={() => !isOff && onToggle(picked ?? { date, time: timeAt(from) })}
      />
    );
  };

  return (
    <fieldset
      ref={grid}
      className={classNames("week", step === 60 && "hours")}
      aria-label={`Week of ${asUtc(monday, { month: "long", day: "numeric" })}`}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
    >
      <p id={hintId} className="sr-only">
        Arrow keys move, Page Up and Page Down change the week, Space selects.
      </p>
      <div className="d" />
      {days.map((date) => (
        <div key={date} className="d">
          {asUtc(date, { weekday: "short" })} <small>{asUtc(date, { month: "short", day: "numeric" })}</small>
        </div>
      ))}
      <div aria-hidden="true">
        {cellStarts(60).map((start) => (
          <div key={start} className="hr">
            <span>{hourWord(start / 60)}</span>
          </div>
        ))}
      </div>
      {days.map((date, day) => (
        // Keyed by weekday, so that the focus stays when the week changes.
        <div key={new Date(date).getUTCDay()} className="daycol">
          {rows.map((_, row) => cell(date, day, row))}
          {blocksOf(date, props).map(({ key, from, until, isOwn, label }) => (
            <div
              key={key}
              className={classNames("busy", !isOwn && "other")}
              style={{ top: cells(from, step), height: height(until - from, step) }}
              aria-hidden="true"
            >
              <span>{label}</span>
            </div>
          ))}
          {chosen
            .filter(
              (slot) =>
                slot.date === date && minutesOf(slot.time) >= firstHour * 60 && minutesOf(slot.time) < lastHour * 60,
            )
            .map((slot) => {
              const from = minutesOf(slot.time);
              const long = Math.min(minutes, lastHour * 60 - from);
              return (
                <div
                  key={slot.time}
                  className="pick"
                  style={{ top: cells(from, step), height: height(long, step) }}
                  aria-hidden="true"
                >
                  {step === 60 ? clock(from) : `${clock(from)}–${clock(from + minutes)}`}
                </div>
              );
            })}
        </div>
      ))}
    </fieldset>
  );
}
