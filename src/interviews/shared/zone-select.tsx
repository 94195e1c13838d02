import { type ComponentProps, useMemo, useState } from "react";
import type { Option } from "@/components/form/option";
import { SelectOptions } from "@/components/form/select-field";
import { classNames } from "@/components/ui/class-names";
import { listZones, zoneName, zoneRegion } from "@/lib/time-zones";

/** The given zone, which this browser may know under another name, then every one it knows, by region. */
export function useZoneOptions(zone: string): Option[] {
  return useMemo(() => {
    const all = listZones().map(({ zone: value, name, offset }) => ({
      value,
      label: offset === name ? name : `${name} (${offset})`,
      group: zoneRegion(value),
    }));
    const { value, label } = all.find(({ value }) => value === zone) ?? { value: zone, label: zoneName(zone) };
    const others = all.filter((each) => each.value !== zone).toSorted((a, b) => compare(a.group, b.group));
    return [{ value, label }, ...others];
  }, [zone]);
}

const compare = (a = "", b = "") => a.localeCompare(b, "en-US");

interface ZoneSelectProps extends ComponentProps<"select"> {
  value: string;
  onChoose: (zone: string) => void;
}

/** The reader's own zone first, then all others. One chosen here stays in its place: arrow keys choose each in turn. */
export function ZoneSelect({ value, onChoose, className, ...select }: ZoneSelectProps) {
  const [first, setFirst] = useState(value);
  const [chosen, setChosen] = useState<string>();
  if (value !== first && value !== chosen) setFirst(value);
  const options = useZoneOptions(first);
  return (
    <select
      {...select}
      className={classNames("input select", className)}
      value={value}
      onChange={({ target }) => {
        setChosen(target.value);
        onChoose(target.value);
      }}
    >
      <SelectOptions options={options} />
    </select>
  );
}
