import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;

/** Turns the browser's own scroll anchoring on or off; some have none. */
const letBrowserKeep = (does: boolean) => {
  document.documentElement.style.overflowAnchor = does ? "" : "none";
};

/**
 * Keeps the reading position when earlier messages load above: browsers would rather anchor to the pressed button. Returns a
 * function that saves the position before loading.
 */
export function useKeptPlace(entries: RefObject<HTMLElement | null>, oldest: string | undefined): () => void {
  const kept = useRef<{ entry: HTMLElement; top: number }>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the oldest that says that earlier ones have come
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { entry, top } = kept.current;
    kept.current = null;
    window.scrollBy(0, topOf(entry) - top);
    letBrowserKeep(true);
    // The button is gone after the last page: focus where the reader continues.
    if (document.activeElement === document.body) entry.focus({ preventScroll: true });
  }, [oldest]);
  useEffect(() => () => letBrowserKeep(true), []);
  return () => {
    const entry = entries.current?.querySelector<HTMLElement>(".msg");
    if (!entry) return;
    kept.current = { entry, top: topOf(entry) };
    letBrowserKeep(false);
  };
}
