import { StatusGlyph } from "@/components/product/status-glyph";
import { type StatusKind, statusLook } from "@/components/product/status-look";
import { Badge } from "@/components/ui/badge";

interface StatusBadgeProps {
  kind: StatusKind;
  status: string;
  /** Replaces the word where a screen's text differs, such as "Pending Approval". */
  label?: string;
}

export function StatusBadge({ kind, status, label }: StatusBadgeProps) {
  const look = statusLook(kind, status);
  return (
    <Badge tone={look.tone} glyph={look.glyph && <StatusGlyph name={look.glyph} />}>
      {label ?? look.word}
    </Badge>
  );
}
