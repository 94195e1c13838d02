import type { MatchExplanation } from "@contracts/matching/match";
import { ChevronDown, ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import { MatchStrip } from "@/components/product/match";
import { Icon } from "@/components/ui/icon";

interface CheckMatchProps {
  /** The match of the strip; null if there is nothing to compare yet. */
  match: MatchExplanation | null;
  title: string;
  note: ReactNode;
  startsOpen?: boolean;
  children: ReactNode;
}

export function CheckMatch({ match, title, note, startsOpen = false, children }: CheckMatchProps) {
  return (
    <section aria-label="Your match">
      <details className="check-match" open={startsOpen}>
        <summary>
          {match ? <MatchStrip match={match} size="lg" /> : <Icon icon={ListChecks} />}
          <hgroup className="min-w-0 grow" aria-live="polite">
            <h2 className="break-words font-semibold text-md">{title}</h2>
            <p className="break-words text-ink-muted text-sm">{note}</p>
          </hgroup>
          <Icon icon={ChevronDown} className="turns" />
        </summary>
        <div>{children}</div>
      </details>
    </section>
  );
}
