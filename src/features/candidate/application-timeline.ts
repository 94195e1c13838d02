import type { ApplicationEvent } from "@contracts/application";
import { statusLook } from "@/components/product/status-look";
import type { TimelineEntry } from "@/components/product/timeline";
import { formatDate } from "@/lib/format";

/** What happened to an application, in order: 'Application Submitted' first (S2 §2, DESIGN §3). */
export function applicationTimeline(events: readonly ApplicationEvent[]): TimelineEntry[] {
  return events
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .map((event) => {
      const { glyph, tone, word } = statusLook("application", event.to_status);
      return {
        id: `${event.created_at}-${event.to_status}`,
        glyph: glyph ?? "applied",
        tone,
        title: event.from_status === null ? "Application Submitted" : word,
        meta: formatDate(event.created_at),
      };
    });
}
