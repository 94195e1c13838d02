import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while React takes over a page that was written at build time, which knows no data: answers may come while it does, and what it
 * renders then has to be what was written.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
