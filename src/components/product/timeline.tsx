import type { ReactNode } from "react";
import { StatusGlyph, type StatusGlyphName } from "@/components/product/status-glyph";
import type { Tone } from "@/components/ui/tone";

export interface TimelineEntry {
  id: string;
  glyph: StatusGlyphName;
  tone: Tone;
  title: ReactNode;
  /** When, and by whom. */
  meta?: ReactNode;
}

/** What happened, newest first. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label?: string }) {
  return (
    <ol className="timeline" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <StatusGlyph name={entry.glyph} className={`c-${entry.tone}`} />
          <div className="min-w-0 break-words">
            <div className="font-medium">{entry.title}</div>
            {entry.meta !== undefined && <div className="text-sm text-ink-muted">{entry.meta}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
