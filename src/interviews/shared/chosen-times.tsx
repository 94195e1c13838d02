import { mostTimes } from "@contracts/interviews/interview-input";
import { Keyboard, Minus, Plus, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { slotLine } from "@/interviews/model/slot-words";
import { type Slot, slotStart } from "@/interviews/model/times-form";
import { minutesOf, slotKey, timeAt } from "@/interviews/model/week";

interface ChosenTimesProps {
  slots: readonly Slot[];
  zone: string;
  minutes: number;
  /** Errors by position. */
  problems: readonly (string | undefined)[];
  /** Who is busy then; null while unknown. */
  busyAt: (slot: Slot) => string | null;
  /** Moves a slot by 15 minutes, on phones, where the grid has hours. */
  onMove?: ((slot: Slot, to: Slot) => void) | undefined;
  onRemove: (slot: Slot) => void;
  /** The fields for another time. */
  children: ReactNode;
}

const later = ({ date, time }: Slot, minutes: number): Slot => ({ date, time: timeAt(minutesOf(time) + minutes) });

/** The times to send, with who is busy. */
export function ChosenTimes({ slots, zone, minutes, problems, busyAt, onMove, onRemove, children }: ChosenTimesProps) {
  const [isEntering, setEntering] = useState(false);
  const titleId = useId();
  const sorted = slots
    .map((slot, place) => ({ slot, place }))
    .toSorted((one, other) => (slotKey(one.slot) < slotKey(other.slot) ? -1 : 1));
  return (
    <section aria-labelledby={titleId} data-field="slots" tabIndex={-1}>
      <div className="flex items-center gap-2">
        <h3 id={titleId} className="label">
          Chosen{" "}
          <span
            className="font-normal text-ink-muted tabular-nums"
            role="status"
          >{`${slots.length} of ${mostTimes}`}</span>
        </h3>
        <Button
          size="sm"
          variant="quiet"
          icon={Keyboard}
          className="-mr-2.5 ml-auto"
          aria-expanded={isEntering}
          onClick={() => setEntering(!isEntering)}
        >
          Enter a time
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ol role="list" className="chosen empty:hidden">
        {sorted.map(({ slot, place }) => {
          const start = slotStart(slot, zone);
          const words = start ? slotLine(start.toISOString(), minutes, zone) : `${slot.date} ${slot.time}`;
          const busy = busyAt(slot);
          return (
            <li key={slotKey(slot)}>
              <div>
                <b>{words}</b>
                {problems[place] ? (
                  <small className="text-bad-text">{problems[place]}</small>
                ) : (
                  busy !== null && <small className={busy ? "warn" : undefined}>{busy || "Everyone is free"}</small>
                )}
              </div>
              <div className="flex">
                {onMove && (
                  <>
                    <IconButton
                      icon={Minus}
                      label={`15 minutes earlier: ${words}`}
                      onClick={() => onMove(slot, later(slot, -15))}
                      disabled={minutesOf(slot.time) < 15}
                    />
                    <IconButton
                      icon={Plus}
                      label={`15 minutes later: ${words}`}
                      onClick={() => onMove(slot, later(slot, 15))}
                      disabled={minutesOf(slot.time) >= 24 * 60 - 15}
                    />
                  </>
                )}
                <IconButton icon={X} label={`Remove ${words}`} className="-mr-2" onClick={() => onRemove(slot)} />
              </div>
            </li>
          );
        })}
      </ol>
      {isEntering && children}
    </section>
  );
}
