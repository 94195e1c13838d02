import type { MatchExplanation } from "@contracts/matching/match";
import { ChevronDown } from "lucide-react";
import { MatchFacts, MatchStrip } from "@/components/product/match";
import { isNamedByStrip, matchParts } from "@/components/product/match-parts";
import { Icon } from "@/components/ui/icon";
import { useIsWide } from "@/lib/use-is-wide";
import { useKept } from "@/lib/use-kept";

export function MatchFold({ match }: { match: MatchExplanation }) {
  const [isOpen, setOpen] = useKept("match", false);
  const isWide = useIsWide();
  const { counts, missing } = matchParts(match);
  return (
    <details className="match-fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {!match.without_skills && <MatchStrip match={match} />}
        <span className="say">
          <b aria-hidden={isNamedByStrip(match)}>{counts}</b>
          {isWide && <span>{missing}</span>}
        </span>
        <Icon icon={ChevronDown} />
      </summary>
      <MatchFacts match={match} reader="company" />
    </details>
  );
}
