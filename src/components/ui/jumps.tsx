import { useEffect, useState } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Count } from "@/components/ui/count";

export interface Jump {
  /** Of the part of the page. */
  id: string;
  label: string;
  /** What waits there. */
  count?: number | undefined;
}

/** Of the parts that have come up to the upper third of the window, the one furthest down. */
function reached(jumps: readonly Jump[]): string | undefined {
  let found: { id: string; top: number } | undefined;
  for (const { id } of jumps) {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    if (top < window.innerHeight / 3 && (!found || top > found.top)) found = { id, top };
  }
  return found?.id;
}

/** The parts of a long page; they stay under the bar and mark the one that is read. */
export function Jumps({ jumps }: { jumps: readonly Jump[] }) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => setCurrent(reached(jumps));
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [jumps]);
  return (
    <nav className="jumps mt-4" aria-label="On this page">
      {jumps.map(({ id, label, count = 0 }) => (
        <AppLink key={id} className="tab" to={`#${id}`} aria-current={id === current ? "true" : undefined}>
          {label}
          {count > 0 && <Count value={count} hot />}
        </AppLink>
      ))}
    </nav>
  );
}
