import { type RefObject, useEffect, useRef } from "react";

/** For Enter pressed before the choices for what was typed have come. While the result is set, `choose` runs once they have. */
export function useEarlyEnter(isWaiting: boolean, choose: () => void): RefObject<boolean> {
  const early = useRef(false);
  useEffect(() => {
    if (!early.current || isWaiting) return;
    early.current = false;
    choose();
  });
  return early;
}
