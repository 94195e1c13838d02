import { pickNoticeHours } from "@contracts/limits";
import { Info } from "lucide-react";
import { type RefObject, useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { emptySlot, type Slot, slotProblem } from "@/interviews/model/times-form";
import { instantToZoned } from "@/lib/time-zones";

interface EnterTimeProps {
  zone: string;
  /** Who is busy then: "Marcus is busy". */
  busyAt: (slot: Slot) => string;
  onChange: (slot: Slot) => void;
  /** Its error. */
  problem: string | null;
  onProblem: (problem: string | null) => void;
  dateRef: RefObject<HTMLInputElement | null>;
  /** Returns why it can't be added, or null. */
  onAdd: (slot: Slot) => string | null;
}

/** Times outside the week's grid, with native inputs. */
export function EnterTime({ zone, busyAt, onChange, problem, onProblem, dateRef, onAdd }: EnterTimeProps) {
  const [slot, setSlot] = useState<Slot>(emptySlot);
  const id = useId();
  const change = (part: Partial<Slot>) => {
    const next = { ...slot, ...part };
    setSlot(next);
    onProblem(null);
    onChange(next);
  };
  // Collapsing discards what was typed.
  useEffect(
    () => () => {
      onChange(emptySlot);
      onProblem(null);
    },
    [onChange, onProblem],
  );
  const add = () => {
    const found = slotProblem(slot, zone, { hoursAhead: pickNoticeHours }) ?? onAdd(slot);
    if (found) onProblem(found);
    else change(emptySlot);
  };
  const busy = slot.date && slot.time ? busyAt(slot) : "";
  const field = (key: keyof Slot, type: "date" | "time", label: string) => (
    <div className="field min-w-0">
      <label className="help" htmlFor={`${id}-${key}`}>
        {label}
      </label>
      <input
        ref={key === "date" ? dateRef : undefined}
        id={`${id}-${key}`}
        type={type}
        className="input min-w-0"
        value={slot[key]}
        min={type === "date" ? instantToZoned(new Date(), zone).date : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => change({ [key]: target.value })}
        onKeyDown={(event) => {
          // Enter adds the time; only the button sends.
          if (event.key !== "Enter") return;
          event.preventDefault();
          add();
        }}
      />
    </div>
  );
  return (
    <fieldset className="mt-2 grid gap-2 border-line border-t pt-3">
      <legend className="sr-only">Enter a time</legend>
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-2">
        {field("date", "date", "Date")}
        {field("time", "time", "Start")}
      </div>
      <div id={`${id}-note`} role="status" className="empty:hidden">
        {problem ? (
          <p className="error">
            <Icon icon={Info} />
            <span>{problem}</span>
          </p>
        ) : (
          busy && (
            <p className="flex gap-1.5 text-sm text-warn-text">
              <Icon icon={Info} size="sm" className="mt-0.5" />
              {`${busy} then. You can still propose it.`}
            </p>
          )
        )}
      </div>
      <Button size="sm" className="justify-self-end" onClick={add}>
        Add this time
      </Button>
    </fieldset>
  );
}
