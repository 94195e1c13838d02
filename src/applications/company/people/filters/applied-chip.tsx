import { useState } from "react";
import { type ChipProps, PanelChip } from "@/applications/company/people/filters/filter-chip";
import { Button } from "@/components/ui/button";
import { formatNearDay } from "@/lib/format-date";

const words = (from: string | undefined, to: string | undefined) => {
  if (from && to) return from === to ? formatNearDay(from) : `${formatNearDay(from)}–${formatNearDay(to)}`;
  if (from) return `From ${formatNearDay(from)}`;
  return to && `Until ${formatNearDay(to)}`;
};

/** Half-typed years are earlier: 2026 begins as 0002. */
const firstDay = "1900-01-01";

export function AppliedChip({ context: { view } }: ChipProps) {
  const { from, to } = view.filter;
  /** Clears the fields, which keep their text and focus otherwise. */
  const [timesCleared, setTimesCleared] = useState(0);
  const clear = () => {
    view.set({ from: null, to: null });
    setTimesCleared(timesCleared + 1);
  };
  const change = (name: "from" | "to", day: string) => {
    if (day === "" || day >= firstDay) view.set({ [name]: day || null });
  };
  const field = (
    name: "from" | "to",
    label: string,
    bounds: { min?: string | undefined; max?: string | undefined },
  ) => (
    <label className="grid gap-1.5">
      <span className="label">{label}</span>
      <input
        className="input"
        type="date"
        {...bounds}
        // Not controlled: a half-typed date has no value, which would empty the field.
        defaultValue={view.filter[name] ?? ""}
        onChange={(event) => change(name, event.target.value)}
      />
    </label>
  );
  return (
    <PanelChip
      label="Applied"
      chosen={words(from, to)}
      aside={
        (from || to) && (
          <Button variant="quiet" size="sm" onClick={clear}>
            Clear
          </Button>
        )
      }
    >
      {() => (
        <div key={timesCleared} className="grid gap-4 p-4 sm:grid-cols-2">
          {field("from", "From", { max: to })}
          {field("to", "Until", { min: from })}
        </div>
      )}
    </PanelChip>
  );
}
