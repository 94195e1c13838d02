import { useSyncExternalStore } from "react";

const query = "(min-width: 64rem)";

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Whether the window fits a list next to its open record. Styles use lg. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    // Prerendered pages have no window.
    () => false,
  );
