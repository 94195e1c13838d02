import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Tone } from "@/components/ui/tone";

interface BadgeProps {
  tone?: Tone;
  /** An icon or glyph: a badge always has a word, too. */
  glyph?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = "idle", glyph, children, className }: BadgeProps) {
  return (
    <span className={classNames("badge", `t-${tone}`, !glyph && "pl-2", className)}>
      {glyph}
      <span className="contents">{children}</span>
    </span>
  );
}
