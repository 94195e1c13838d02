import { useSyncExternalStore } from "react";

const query = "(min-width: 64rem)";

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Whether the window has room for a list beside the record it opens. Styles ask the same at lg. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    // Pages written at build time know no window.
    () => false,
  );
