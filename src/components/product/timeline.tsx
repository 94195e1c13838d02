import type { ReactNode } from "react";
import { StatusGlyph, type StatusGlyphName } from "@/components/product/status-glyph";
import { TextLink } from "@/components/ui/text-link";
import type { Tone } from "@/components/ui/tone";

export interface TimelineEntry {
  id: string;
  glyph: StatusGlyphName;
  tone: Tone;
  title: ReactNode;
  /** When, and by whom. */
  meta?: ReactNode;
  note?: string | undefined;
  link?: { to: string; label: string } | undefined;
  /** It is upcoming. */
  isToCome?: boolean;
}

/** Events, one below the other; upcoming ones as hollow rings. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label?: string }) {
  return (
    <ol className="timeline" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <StatusGlyph name={entry.glyph} className={entry.isToCome ? "text-control" : `c-${entry.tone}`} />
          <div className="min-w-0 break-words">
            <div className={entry.isToCome ? "text-ink-muted" : "font-medium"}>{entry.title}</div>
            {entry.meta !== undefined && <div className="text-sm text-ink-muted">{entry.meta}</div>}
            {entry.note && <p className="whitespace-pre-line text-sm">{entry.note}</p>}
            {entry.link && (
              <TextLink to={entry.link.to} className="text-sm">
                {entry.link.label}
              </TextLink>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
