import type { Item } from "@/applications/company/people/people-context";
import { MatchStrip } from "@/components/product/match";
import { MatchSign } from "@/components/product/match-sign";

/** Nothing is left to compare of whoever deleted their account. */
export const isCompared = ({ candidate_id }: Item) => candidate_id !== null;

/** The strip and "6 of 7"; words where there is nothing to count. */
export function MatchCount({ person }: { person: Item }) {
  const { match } = person;
  const { required } = match;
  const has = required.filter((skill) => skill.has).length;
  if (!isCompared(person)) return null;
  return (
    <span className="match flex-nowrap gap-x-2">
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
export function FitSigns({ person, named = false }: { person: Item; named?: boolean }) {
  if (!isCompared(person)) return null;
  return (
    <span className="flex items-center gap-3">
      {kinds.map(([kind, word]) => {
        const fit = person.match[kind]?.fit;
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
