import {
  type ApplicationEvent,
  rejectionReasonLabels,
  withdrawalReasonLabels,
} from "@contracts/applications/application";
import type { MergedPerson } from "@contracts/applications/merge";
import { statusLook } from "@/components/product/status-look";
import type { TimelineEntry } from "@/components/product/timeline";
import { formatDate, formatShortDay } from "@/lib/format-date";

/** Words with an entry: the reason of a withdrawal or rejection, or the source of a person added by hand. */
function saidWords({ withdrawal, reason, words, by_candidate, to_status, from_status }: ApplicationEvent) {
  if (by_candidate && to_status === "hired") return "The offer was accepted";
  if (from_status === null) return words ? `From: ${words}` : undefined;
  const why = withdrawal?.reason ? withdrawalReasonLabels[withdrawal.reason] : reason && rejectionReasonLabels[reason];
  const written = withdrawal?.message ?? words;
  return [why, written && `“${written}”`].filter(Boolean).join(". ") || undefined;
}

/** An application's history, from its submission; with earlier withdrawn ones, linked through `pathOf`. */
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
      title: isSent
        ? event.by_candidate || event.actor_name === null
          ? index === 0
            ? "Application Submitted"
            : "Submitted again"
          : "Added by hand"
        : word,
      meta: [formatDate(event.created_at), event.actor_name].filter(Boolean).join(", "),
      note: saidWords(event),
      link:
        isSent && event.application_id !== own
          ? { to: pathOf(event.application_id), label: "See what was sent" }
          : undefined,
    };
  });
}

/** A colleague's application of the same person that was merged into this one. */
const mergedEntry = ({
  merged_at,
  merged_by,
  added_by,
  added_at,
  name,
  email,
  phone,
}: MergedPerson): TimelineEntry => ({
  id: `${merged_at}-merged`,
  glyph: "reviewing",
  tone: "info",
  title: `Merged with the person ${added_by ?? "a former colleague"} added on ${formatShortDay(added_at)}`,
  meta: [formatDate(merged_at), merged_by].filter(Boolean).join(", "),
  note: [name, email, phone].filter(Boolean).join(", "),
});

const second = ({ id }: TimelineEntry) => id.slice(0, "2026-11-15T10:00:00".length);

/** The history newest first, with merged applications. */
export const applicationHistory = (
  events: readonly ApplicationEvent[],
  pathOf: (applicationId: string) => string,
  merged: readonly MergedPerson[] = [],
): TimelineEntry[] =>
  [...merged.map(mergedEntry), ...applicationTimeline(events, pathOf).toReversed()].toSorted((a, b) =>
    second(b).localeCompare(second(a)),
  );
