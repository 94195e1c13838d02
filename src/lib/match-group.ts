import type { MatchExplanation } from "@contracts/matching/match";

type Asked = Pick<MatchExplanation, "required" | "preferred">;

/** A section of a list in best-match order. */
type MatchGroup = "all" | "most" | "some" | "none";

interface MatchSection {
  group: MatchGroup;
  /** True of every row below it: "Most required skills". */
  title: string;
  size: number;
}

const held = ({ required }: Asked) => required.filter(({ has }) => has).length;
const hasPreferred = ({ preferred }: Asked) => preferred.some(({ has }) => has);
const hasAll = (match: Asked) => match.required.length > 0 && held(match) === match.required.length;

/**
 * A match's section. Lists are sorted by (has + 1) / (asked + 2), so only limits of that number are never crossed: above one half
 * are exactly those with more than half of the skills, at one third and below exactly those with less than a third. Having all
 * isn't such a limit (6 of 7 ranks above 2 of 2), nor is having none (0 of 1 ranks above 1 of 5). Without requirements it is one
 * half.
 */
function matchGroup(match: Asked): Exclude<MatchGroup, "all"> {
  const has = held(match);
  if (2 * has > match.required.length) return "most";
  return 3 * has < match.required.length ? "none" : "some";
}

/** The title of a section, true of each of its rows. */
function titleOf(group: MatchGroup, rows: readonly Asked[]): string {
  const are = (what: (row: Asked) => boolean) => (rows.every(what) ? "all" : rows.some(what) ? "some" : "no");
  if (group === "all") return "All required skills";
  if (group === "most") return are(hasAll) === "no" ? "Most required skills" : "Most or all required skills";
  if (group === "some") {
    const unasked = are((row) => row.required.length === 0);
    return {
      all: "No skills required",
      some: "Some required skills, or none asked for",
      no: "Some required skills",
    }[unasked];
  }
  return {
    all: are(hasPreferred) === "no" ? "No match yet" : "Preferred skills only, or none",
    some: "Few or no required skills",
    no: "Few required skills",
  }[are((row) => held(row) === 0)];
}

/**
 * The headings of a list in best-match order (RULES: Matching), from the first row on, each at most once: those at the top that
 * have all required skills, then the sections of `matchGroup`. A later page may widen a title, but never moves a row.
 */
export function matchSections(matches: readonly Asked[]): MatchSection[] {
  const first = matches.findIndex((match) => !hasAll(match));
  const leading = first < 0 ? matches.length : first;
  const sections: { group: MatchGroup; rows: Asked[] }[] = [];
  matches.forEach((match, index) => {
    const group = index < leading ? "all" : matchGroup(match);
    const last = sections.at(-1);
    if (last?.group === group) last.rows.push(match);
    else sections.push({ group, rows: [match] });
  });
  return sections.map(({ group, rows }) => ({ group, title: titleOf(group, rows), size: rows.length }));
}
