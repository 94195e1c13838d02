import type { ApplicationEvent } from "@contracts/application";
import { statusLook } from "@/components/product/status-look";
import type { TimelineEntry } from "@/components/product/timeline";
import { formatDate } from "@/lib/format-date";

/** What happened to an application, beginning with its submission. */
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
        meta: [formatDate(event.created_at), event.actor_name].filter(Boolean).join(", "),
      };
    });
}

/** The same, newest first. */
export const applicationHistory = (events: readonly ApplicationEvent[]): TimelineEntry[] =>
  applicationTimeline(events).toReversed();
