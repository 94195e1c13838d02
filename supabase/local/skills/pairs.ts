import type { Sql } from "postgres";

interface SkillPair {
  a: string;
  b: string;
  same: boolean;
}

/** Parses pairs, one per line: a skill, a tab, another, a tab, 1 for the same or 0. Throws on any other line. */
export function readPairs(text: string): SkillPair[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [a, b, same] = line.split("\t").map((part) => part.trim());
      if (!a || !b || (same !== "0" && same !== "1")) throw new Error(`Not a pair: ${line}`);
      return { a, b, same: same === "1" };
    });
}

/** How the database's private.skill_key classifies pairs: which same ones differ for it, and the reverse. */
export async function judgePairs(sql: Sql, pairs: readonly SkillPair[]) {
  const judged = await sql<(SkillPair & { joined: boolean })[]>`
    select a, b, same, private.skill_key(a) = private.skill_key(b) as joined
    from jsonb_to_recordset(${sql.json(pairs.map((pair) => ({ ...pair })))}) as given (a text, b text, same boolean)`;
  return {
    same: judged.filter(({ same }) => same).length,
    missed: judged.filter(({ same, joined }) => same && !joined),
    different: judged.filter(({ same }) => !same).length,
    joined: judged.filter(({ same, joined }) => !same && joined),
  };
}
