import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while React hydrates a prerendered page, which has no data: responses may arrive, but the render has to match. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
