import type { CSSProperties, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
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
