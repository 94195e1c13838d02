import type { ReactNode } from "react";
import { MatchSign } from "@/components/product/match-sign";

interface TickProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A skill the reader can claim: the hollow box becomes the = sign. */
export function Tick({ pressed, onPress, children }: TickProps) {
  return (
    <button type="button" className="tick" aria-pressed={pressed} onClick={onPress}>
      <MatchSign fit="match" label={null} />
      <span className="min-w-0 break-words">{children}</span>
    </button>
  );
}
