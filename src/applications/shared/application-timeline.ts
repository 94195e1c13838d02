import { type ApplicationEvent, withdrawalReasonLabels } from "@contracts/applications/application";
import { statusLook } from "@/components/product/status-look";
import type { TimelineEntry } from "@/components/product/timeline";
import { formatDate } from "@/lib/format-date";

/** Why somebody withdrew, in their words; nothing where they said nothing. */
function withdrawalWords({ withdrawal }: ApplicationEvent): string | undefined {
  if (!withdrawal) return undefined;
  const { reason, message } = withdrawal;
  return [reason && withdrawalReasonLabels[reason], message && `“${message}”`].filter(Boolean).join(". ") || undefined;
}

/**
 * What happened to an application, beginning with its submission; with those that were withdrawn before it, each of which `pathOf`
 * leads to.
 */
export function applicationTimeline(
  events: readonly ApplicationEvent[],
  pathOf: (applicationId: string) => string,
): TimelineEntry[] {
  const sorted = events.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  const own = sorted.at(-1)?.application_id;
  return sorted.map((event, index) => {
    const { glyph, tone, word } = statusLook("application", event.to_status);
    const isSent = event.from_status === null;
    return {
      id: `${event.created_at}-${event.to_status}`,
      glyph: glyph ?? "applied",
      tone,
      title: isSent ? (index === 0 ? "Application Submitted" : "Submitted again") : word,
      meta: [formatDate(event.created_at), event.actor_name].filter(Boolean).join(", "),
      note: event.by_candidate && event.to_status === "hired" ? "The offer was accepted" : withdrawalWords(event),
      link:
        isSent && event.application_id !== own
          ? { to: pathOf(event.application_id), label: "What was sent then" }
          : undefined,
    };
  });
}

/** The same, newest first. */
export const applicationHistory = (...given: Parameters<typeof applicationTimeline>): TimelineEntry[] =>
  applicationTimeline(...given).toReversed();
