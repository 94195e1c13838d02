import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;

/** Whether the browser keeps a place of its own choice when something comes above it; some do not at all. */
const letBrowserKeep = (does: boolean) => {
  document.documentElement.style.overflowAnchor = does ? "" : "none";
};

/**
 * Keeps what is read where it stands when earlier messages come above it: a browser would rather hold on to the button that was
 * pressed for them. Returns what notes the place, before they are asked for.
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
    // The button goes with the last of them: whoever pressed it reads on from here.
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
