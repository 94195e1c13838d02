import { useId } from "react";
import { useKeptZone } from "@/auth/use-kept-zone";
import { Card } from "@/components/ui/card";
import { ZoneSelect } from "@/interviews/shared/zone-select";

/** The reader's time zone, here and in emails: their browser's until they choose another. */
export function ZoneCard() {
  const { zone, choose, isReady } = useKeptZone();
  const id = useId();
  return (
    <Card title="Your time zone">
      <label htmlFor={id} className="sr-only">
        Your time zone
      </label>
      <ZoneSelect id={id} value={zone} disabled={!isReady} aria-describedby={`${id}-help`} onChoose={choose} />
      <p id={`${id}-help`} className="mt-2 text-ink-muted text-sm">
        We show interview times in this zone, here and in emails. Others see their own.
      </p>
    </Card>
  );
}
