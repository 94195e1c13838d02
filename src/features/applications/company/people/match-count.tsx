import type { MatchExplanation } from "@contracts/match";
import { MatchStrip } from "@/components/product/match";
import { MatchSign } from "@/components/product/match-sign";

/** The strip and "6 of 7"; words where there is nothing to count. */
export function MatchCount({ match }: { match: MatchExplanation }) {
  const { required } = match;
  const has = required.filter((skill) => skill.has).length;
  return (
    <span className="match flex-nowrap! gap-x-2!">
      {!match.without_skills && <MatchStrip match={match} />}
      <span className="tnum whitespace-nowrap">
        {required.length > 0 ? (
          <>
            <b>{has}</b> of {required.length}
          </>
        ) : (
          "No skills asked"
        )}
      </span>
    </span>
  );
}

const kinds = [
  ["level", "Level"],
  ["location", "Location"],
] as const;

/** How level and location compare, each by its sign; with their words where no header names them. */
export function FitSigns({ match, named = false }: { match: MatchExplanation; named?: boolean }) {
  return (
    <span className="flex items-center gap-3">
      {kinds.map(([kind, word]) => {
        const fit = match[kind]?.fit;
        if (!fit) return null;
        return (
          <span key={kind} className="inline-flex items-center gap-1.5 text-ink-muted text-sm" title={word}>
            {!named && <span className="sr-only">{word}</span>}
            <MatchSign fit={fit === "unknown" ? "none" : fit} />
            {named && word}
          </span>
        );
      })}
    </span>
  );
}
