import { useId, useMemo } from "react";
import { Card } from "@/components/ui/card";
import { useKeptZone } from "@/features/interviews/use-kept-zone";
import { listZones } from "@/lib/time-zones";

/** In which zone the reader is told times, here and by mail: their browser's until they choose another. */
export function ZoneCard() {
  const { zone, choose, isReady } = useKeptZone();
  const zones = useMemo(() => {
    const all = listZones();
    // A browser may call it by another of its names.
    return all.some((each) => each.zone === zone) ? all : [{ zone, name: zone, offset: "" }, ...all];
  }, [zone]);
  const id = useId();
  return (
    <Card title="Your time zone">
      <label htmlFor={id} className="sr-only">
        Your time zone
      </label>
      <select
        id={id}
        className="input select"
        value={zone}
        disabled={!isReady}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => choose(target.value)}
      >
        {zones.map(({ zone: each, name, offset }) => (
          <option key={each} value={each}>
            {offset && offset !== name ? `${name} (${offset})` : name}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className="mt-2 text-ink-muted text-sm">
        Times of interviews are shown in it, here and in mails. Others read them in their own.
      </p>
    </Card>
  );
}
