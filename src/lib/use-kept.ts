import { useState } from "react";

const kept = new Map<string, unknown>();

/** A display choice that carries over to the next record, until the page is reloaded. */
export function useKept<Value>(name: string, first: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => (kept.has(name) ? (kept.get(name) as Value) : first));
  return [
    value,
    (next) => {
      kept.set(name, next);
      setValue(next);
    },
  ];
}
