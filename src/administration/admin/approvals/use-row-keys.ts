import { type RefObject, useEffect } from "react";

/** Where letters are typed, or a layer handles keys. */
const taken = "input, textarea, select, [contenteditable], [role='dialog'], [role='menu']";
const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * J and K move through a list while the focus is in its `desk` or on the page's title, where arrivals start; the arrows while it is
 * in the `list`. Elsewhere letters do nothing, because dictation types them. `onStep` must be stable.
 */
export function useRowKeys(
  desk: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  onStep: (by: number) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = steps[event.key];
      const { target } = event;
      if (!by || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (!(target instanceof Element) || target.closest(taken)) return;
      const isArrow = event.key.startsWith("Arrow");
      const isHere = isArrow ? list.current?.contains(target) : desk.current?.contains(target) || target.matches("h1");
      if (!isHere) return;
      event.preventDefault();
      onStep(by);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [desk, list, onStep]);
}
