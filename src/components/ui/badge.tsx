import type { CSSProperties, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { StatusGlyph } from "@/components/ui/glyphs";
import { type StatusKind, statusLook } from "@/components/ui/status-look";
import type { Tone } from "@/components/ui/tone";

interface BadgeProps {
  tone?: Tone;
  /** An icon or a glyph: a badge always has a word beside it. */
  glyph?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = "idle", glyph, children, className }: BadgeProps) {
  // --cut is what shows through the tick of a filled glyph.
  const style = { "--cut": `var(--color-${tone}-soft)` } as CSSProperties;
  return (
    <span className={classNames("badge", `t-${tone}`, !glyph && "pl-2!", className)} style={style}>
      {glyph}
      {children}
    </span>
  );
}

interface StatusBadgeProps {
  kind: StatusKind;
  status: string;
  /** Replaces the word where a screen's text differs, such as "Pending Approval". */
  label?: string;
}

/** A status as glyph plus word, always both. */
export function StatusBadge({ kind, status, label }: StatusBadgeProps) {
  const look = statusLook(kind, status);
  return (
    <Badge tone={look.tone} glyph={look.glyph && <StatusGlyph name={look.glyph} />}>
      {label ?? look.word}
    </Badge>
  );
}
