import { withConnection } from "../database/with-connection.ts";
import type { SkillFile } from "./skill-files.ts";

/** Every spelling claimed twice, by two skills or on one line, in words; by the database's spelling rules. */
export async function findDoubleClaims(databaseUrl: string, files: readonly SkillFile[]): Promise<string[]> {
  const written = files.flatMap(({ field, skills }) =>
    skills.flatMap((spellings) =>
      spellings.map((spelling) => ({ spelling, claimed_by: `${spellings[0]} (${field})` })),
    ),
  );
  const claims = await withConnection(
    databaseUrl,
    (sql) => sql<{ spellings: string[]; skills: string[] }[]>`
      select array_agg(spelling) as spellings, array_agg(distinct claimed_by) as skills
      from jsonb_to_recordset(${sql.json(written)}) as given (spelling text, claimed_by text)
      group by private.skill_spelling(spelling)
      having count(*) > 1`,
  );
  return claims.map(({ spellings, skills }) => `${spellings.join(", ")}: claimed by ${skills.join(" and by ")}`);
}
