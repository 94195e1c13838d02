import { useState } from "react";

const kept = new Map<string, unknown>();

/** A choice about how something shows that holds for the next one, too, until the page is loaded again. */
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
