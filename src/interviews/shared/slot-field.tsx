import type { BusyColleague } from "@contracts/interviews/interview";
import { Info } from "lucide-react";
import { useController, useFormContext } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { FieldError, useField } from "@/components/form/field";
import { Icon } from "@/components/ui/icon";
import { firstName, slotEnd } from "@/interviews/model/slot-words";
import { emptySlot, type Slot, slotStart } from "@/interviews/model/times-form";
import { instantToZoned } from "@/lib/time-zones";

interface SlotFieldProps {
  name: string;
  /** "Time 1". */
  label: string;
  /** The instant it began with. */
  stored?: string;
  /** It has just been asked for. */
  autoFocus?: boolean;
  busy?: readonly BusyColleague[] | undefined;
}

/** "Marta has another interview until 4:00 PM", "You have another interview until 4:00 PM". */
function busyWords(
  { name, user_id, ends_at, is_confirmed }: BusyColleague,
  zone: string,
  me: string | undefined,
): string {
  const until = slotEnd(ends_at, 0, zone);
  const isMe = user_id === me;
  const who = isMe ? "You" : firstName(name);
  return is_confirmed
    ? `${who} ${isMe ? "have" : "has"} another interview until ${until}.`
    : `${who} ${isMe ? "are" : "is"} proposed for another interview until ${until}.`;
}

/** A day and a time in the form's zone, with when it ends, and who is busy then. */
export function SlotField({ name, label, stored, autoFocus = false, busy = [] }: SlotFieldProps) {
  const { user } = useAuth();
  const { watch } = useFormContext();
  const ids = useField({ name, label });
  const { field } = useController({ name });
  const slot: Slot = field.value ?? emptySlot;
  const zone: string = watch("time_zone");
  const minutes: number = watch("minutes");
  const start = slotStart(slot, zone, stored);
  const here = busy.filter((each) => start && Date.parse(each.slot) === start.getTime());
  const part = (key: keyof Slot, type: "date" | "time", words: string) => (
    <input
      type={type}
      className="input"
      // biome-ignore lint/a11y/noAutofocus: the press that asked for it led here
      autoFocus={autoFocus && key === "date"}
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
        {start && `, until ${slotEnd(start.toISOString(), minutes, zone)}`}
      </legend>
      {part("date", "date", "Date")}
      {part("time", "time", "Start")}
      <div className="col-span-full grid gap-1 empty:hidden" role="status">
        <FieldError ids={ids} />
        {!ids.error &&
          here.map((each) => (
            <p key={`${each.user_id} ${each.starts_at}`} className="help flex gap-1.5">
              <Icon icon={Info} size="sm" className="mt-0.5" />
              {busyWords(each, zone, user?.id)}
            </p>
          ))}
      </div>
    </fieldset>
  );
}
