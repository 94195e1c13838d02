import { useEffect, useState } from "react";

/** The value once it has not changed for a moment: a search waits for the end of the word. */
export function useSettled<Value>(value: Value, afterMs = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
