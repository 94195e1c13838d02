import type { Item } from "@/applications/company/people/people-context";
import { MatchStrip } from "@/components/product/match";
import { isNamedByStrip } from "@/components/product/match-parts";

/** A deleted account leaves nothing to compare. */
export const isCompared = ({ candidate_id }: Item) => candidate_id !== null;

/** The strip and "6 of 7"; text if there is nothing to count. */
export function MatchCount({ person }: { person: Item }) {
  const { match } = person;
  const { required } = match;
  const has = required.filter((skill) => skill.has).length;
  if (!isCompared(person)) return null;
  return (
    <span className="match flex-nowrap gap-x-2">
      {!match.without_skills && <MatchStrip match={match} />}
      <span className="tnum whitespace-nowrap" aria-hidden={isNamedByStrip(match)}>
        {required.length > 0 ? (
          <>
            <b>{has}</b> of {required.length}
          </>
        ) : (
          "No skills listed"
        )}
      </span>
    </span>
  );
}

const exceptions = {
  level: { close: "1 level below", none: "Below level" },
  location: { close: null, none: "Not local" },
} as const;

/** Mismatched level or location in words; empty if both fit or are unknown. */
export function exceptionsOf(person: Item): string[] {
  if (!isCompared(person)) return [];
  return (["level", "location"] as const).flatMap((kind) => {
    const fit = person.match[kind]?.fit;
    return (fit === "close" || fit === "none") && exceptions[kind][fit] ? [exceptions[kind][fit]] : [];
  });
}
