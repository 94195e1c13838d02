import type { PutForward } from "@contracts/partnership";
import { StatusGlyph, type StatusGlyphName } from "@/components/product/status-glyph";
import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/components/ui/tone";

const looks: Record<PutForward["status"], { glyph: StatusGlyphName; tone: Tone; word: string }> = {
  waiting: { glyph: "pending", tone: "warn", word: "Asked, waiting" },
  agreed: { glyph: "hired", tone: "good", word: "Agreed and applied" },
  declined: { glyph: "not-selected", tone: "idle", word: "Said no" },
  withdrawn: { glyph: "withdrawn", tone: "idle", word: "Taken back" },
  lapsed: { glyph: "closed", tone: "idle", word: "No longer open" },
};

/** How a candidate answered being put forward. */
export function PutForwardBadge({ status }: { status: PutForward["status"] }) {
  const { glyph, tone, word } = looks[status];
  return (
    <Badge tone={tone} glyph={<StatusGlyph name={glyph} />}>
      {word}
    </Badge>
  );
}
