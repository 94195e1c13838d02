import type { ApplicationEvent } from "@contracts/applications/application";
import { statusLook } from "@/components/product/status-look";
import type { ThreadLine } from "@/conversations/shared/thread";
import { formatShortDay } from "@/lib/format-date";

/** An application's moves as lines of its conversation, with who made them if known; except its start. */
export function stageLines(applicationId: string, events: readonly ApplicationEvent[]): ThreadLine[] {
  return events
    .filter(({ application_id, from_status }) => application_id === applicationId && from_status !== null)
    .map(({ to_status, actor_name, by_candidate, is_mine, created_at }) => {
      const { glyph, tone, word } = statusLook("application", to_status);
      // The candidate didn't move anything, even by accepting.
      const mover = is_mine && !by_candidate ? "You" : actor_name;
      const moved = mover ? `${mover} moved it to ${word}` : `Moved to ${word}`;
      return {
        at: created_at,
        glyph: glyph ?? undefined,
        tone,
        text: `${to_status === "withdrawn" ? word : moved}, ${formatShortDay(created_at)}`,
      };
    });
}
