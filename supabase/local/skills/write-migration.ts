// `npm run skills:migration`: writes the data step that imports the files of supabase/skills, unless a spelling is claimed twice.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findDoubleClaims } from "./claims.ts";
import { readSkillFiles } from "./skill-files.ts";

const files = readSkillFiles();
const claims = await findDoubleClaims(String(process.env.TEST_DATABASE_URL), files);
if (claims.length > 0) {
  console.error(claims.join("\n"));
  console.error(`${claims.length} spellings are claimed twice: each names one skill.`);
  process.exit(1);
}

const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const name = `${time}_skills_rows.sql`;
const steps = [
  "-- The vocabulary as the files of supabase/skills have it (npm run skills:migration), and the stored keys after it.",
  "select private.change_vocabulary();",
  ...files.map(({ field, text }) => `select private.load_skills('${field}', $skills$\n${text.trimEnd()}\n$skills$);`),
  "select private.follow_all_skills();",
];
writeFileSync(fileURLToPath(new URL(`../../migrations/${name}`, import.meta.url)), `${steps.join("\n")}\n`);
console.log(`Written: supabase/migrations/${name}`);
