import { useCallback, useState } from "react";
import type { Item } from "@/applications/company/people/people-context";

export function useSelection() {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Item>>(new Map());
  const [hasBegun, setBegun] = useState(false);
  const tick = (which: readonly Item[], isOn: boolean) => {
    setBegun(true);
    setTicked((before) => {
      const next = new Map(before);
      for (const person of which) {
        if (isOn) next.set(person.id, person);
        else next.delete(person.id);
      }
      return next;
    });
  };
  return {
    ticked,
    isSelecting: hasBegun,
    tick,
    begin: () => setBegun(true),
    end: useCallback(() => {
      setTicked(new Map());
      setBegun(false);
    }, []),
  };
}
