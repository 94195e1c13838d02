import type { MatchExplanation } from "@contracts/matching/match";

type Asked = Pick<MatchExplanation, "required" | "preferred">;

/** What stands under one heading of a list in best-match order. */
type MatchGroup = "all" | "most" | "some" | "none";

export interface MatchSection {
  group: MatchGroup;
  /** True of every row below it: "Most required skills". */
  title: string;
  /** How many rows it has. */
  size: number;
}

const held = ({ required }: Asked) => required.filter(({ has }) => has).length;
const hasPreferred = ({ preferred }: Asked) => preferred.some(({ has }) => has);
const hasAll = (match: Asked) => match.required.length > 0 && held(match) === match.required.length;

/**
 * The part of the order a match stands in. Lists are ordered by (has + 1) / (asked + 2), so only borders of that number are never crossed:
 * above a half are exactly those with more than half of the skills, at a third and below exactly those with less than a third. Having all
 * is no such border, 6 of 7 stands above 2 of 2, nor is having none, 0 of 1 stands above 1 of 5. Where nothing is asked it is a half.
 */
function matchGroup(match: Asked): Exclude<MatchGroup, "all"> {
  const has = held(match);
  if (2 * has > match.required.length) return "most";
  return 3 * has < match.required.length ? "none" : "some";
}

/** Says of rows of one part what is true of each of them. */
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
 * The headings of a list in best-match order (RULES: Matching), from its first row on, each at most once: those at its head that have all
 * required skills, then the parts of `matchGroup`. A later page may make a title wider, never move a row.
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
