import { useSyncExternalStore } from "react";
import { browserZone } from "@/lib/time-zones";

let chosen: string | null = null;
const readers = new Set<() => void>();

function subscribe(reader: () => void) {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
}

function choose(zone: string) {
  chosen = zone;
  for (const reader of readers) reader();
}

/** The time zone for the reader, their browser's unless they choose another, and a way to change it. */
export const useReaderZone = (): [zone: string, choose: (zone: string) => void] => [
  useSyncExternalStore(subscribe, () => chosen ?? browserZone()),
  choose,
];
