import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useMemo } from "react";
import { Card } from "@/components/ui/card";
import { timeZoneQuery, useSetTimeZone } from "@/data/calendar/time-zone";
import { useReaderZone } from "@/lib/reader-zone";
import { isZone, listZones } from "@/lib/time-zones";

/** In which zone the reader is told times, here and by mail: their browser's until they choose another. */
export function ZoneCard({ userId }: { userId: string }) {
  const { data } = useQuery(timeZoneQuery(userId));
  const set = useSetTimeZone(userId);
  const [zone, show] = useReaderZone();
  const kept = data && isZone(data.zone) ? data.zone : null;
  useEffect(() => {
    if (kept) show(kept);
  }, [kept, show]);
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
        disabled={!data}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          show(target.value);
          set.mutate(target.value);
        }}
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
