import { type ComponentProps, useMemo } from "react";
import { classNames } from "@/components/ui/class-names";
import { listZones, zoneName } from "@/lib/time-zones";

/** Every zone this browser knows, plus the given one, which it may know under another name. */
export function useZoneOptions(zone: string): { value: string; label: string }[] {
  return useMemo(() => {
    const all = listZones().map(({ zone: value, name, offset }) => ({
      value,
      label: offset === name ? name : `${name} (${offset})`,
    }));
    return all.some(({ value }) => value === zone) ? all : [{ value: zone, label: zoneName(zone) }, ...all];
  }, [zone]);
}

interface ZoneSelectProps extends ComponentProps<"select"> {
  value: string;
  onChoose: (zone: string) => void;
}

/** The reader's own zone first, then all others. */
export function ZoneSelect({ value, onChoose, className, ...select }: ZoneSelectProps) {
  const options = useZoneOptions(value);
  return (
    <select
      {...select}
      className={classNames("input select", className)}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {options.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  );
}
