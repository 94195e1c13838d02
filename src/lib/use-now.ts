import { useEffect, useState } from "react";

/** The present moment, anew every half a minute: for what is said as "in 12 min". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
