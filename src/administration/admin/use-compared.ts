import { useSyncExternalStore } from "react";

/** Companies that the administrator confirmed here as distinct from similar ones. */
const compared = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The checkbox next to similar companies, required by the buttons at the bottom. */
export function useCompared(companyId: string): [boolean, (isCompared: boolean) => void] {
  const isCompared = useSyncExternalStore(subscribe, () => compared.has(companyId));
  const set = (is: boolean) => {
    if (is) compared.add(companyId);
    else compared.delete(companyId);
    for (const listener of listeners) listener();
  };
  return [isCompared, set];
}
