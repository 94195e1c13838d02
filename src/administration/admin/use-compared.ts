import { useSyncExternalStore } from "react";

/** Companies of which the administrator has said here that they are no other company that looks like them. */
const compared = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The box beside the companies that look alike, which the buttons at the foot wait for. */
export function useCompared(companyId: string): [boolean, (isCompared: boolean) => void] {
  const isCompared = useSyncExternalStore(subscribe, () => compared.has(companyId));
  const set = (is: boolean) => {
    if (is) compared.add(companyId);
    else compared.delete(companyId);
    for (const listener of listeners) listener();
  };
  return [isCompared, set];
}
