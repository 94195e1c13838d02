import { Info } from "lucide-react";
import { useController, useFormContext } from "react-hook-form";
import { FieldError, useField } from "@/components/form/field";
import { Icon } from "@/components/ui/icon";
import { slotEnd } from "@/interviews/model/slot-words";
import { emptySlot, type Slot, slotStart } from "@/interviews/model/times-form";
import { instantToZoned } from "@/lib/time-zones";

interface SlotFieldProps {
  name: string;
  /** "Time 1". */
  label: string;
  /** Its initial instant. */
  stored: string;
  /** Who is busy then: "Marcus is busy"; "" for no one. */
  busy: string;
}

export function SlotField({ name, label, stored, busy }: SlotFieldProps) {
  const { watch } = useFormContext();
  const ids = useField({ name, label });
  const { field } = useController({ name });
  const slot: Slot = field.value ?? emptySlot;
  const zone: string = watch("time_zone");
  const minutes: number = watch("minutes");
  const start = slotStart(slot, zone, stored);
  const part = (key: keyof Slot, type: "date" | "time", words: string) => (
    <input
      type={type}
      className="input"
      aria-label={`${words} of ${label.toLowerCase()}`}
      value={slot[key]}
      min={type === "date" ? instantToZoned(new Date(), zone).date : undefined}
      readOnly={ids.readOnly}
      aria-invalid={ids.control["aria-invalid"]}
      aria-describedby={ids.control["aria-describedby"]}
      name={key === "date" ? name : undefined}
      onChange={(event) => field.onChange({ ...slot, [key]: event.target.value })}
      onBlur={() => slot.date && slot.time && field.onBlur()}
    />
  );
  return (
    <fieldset className="slot-fields">
      <legend className="text-sm">
        <b className="font-semibold">{label}</b>
        {start && <span>{`, until ${slotEnd(start.toISOString(), minutes, zone)}`}</span>}
      </legend>
      {part("date", "date", "Date")}
      {part("time", "time", "Start")}
      <div className="col-span-full grid gap-1 empty:hidden" role="status">
        <FieldError ids={ids} />
        {!ids.error && busy && (
          <p className="help flex gap-1.5">
            <Icon icon={Info} size="sm" className="mt-0.5" />
            {`${busy} then.`}
          </p>
        )}
      </div>
    </fieldset>
  );
}
