import { AppLink } from "@/components/ui/app-link";
import { Count } from "@/components/ui/count";
import { useSectionInView } from "@/lib/use-section-in-view";

interface Jump {
  /** Of the part of the page. */
  id: string;
  label: string;
  count?: number | undefined;
}

/** The parts of a long page; they stay under the bar and mark the one that is read. */
export function Jumps({ jumps }: { jumps: readonly Jump[] }) {
  const current = useSectionInView(jumps.map(({ id }) => id));
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
