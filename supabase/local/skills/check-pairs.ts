// `npm run skills:check <file>`: how many pairs in a file the vocabulary classifies like their third column.
import { readFileSync } from "node:fs";
import { withConnection } from "../database/with-connection.ts";
import { judgePairs, readPairs } from "./pairs.ts";

const [file] = process.argv.slice(2);
if (!file) {
  console.error(
    "Usage: npm run skills:check <file>, with a line for each pair: one skill, a tab, the other, a tab, 1 (the same) or 0.",
  );
  process.exit(2);
}
const pairs = readPairs(readFileSync(file, "utf8"));
const { same, missed, different, joined } = await withConnection(String(process.env.TEST_DATABASE_URL), (sql) =>
  judgePairs(sql, pairs),
);
for (const { a, b } of missed) console.log(`missed: ${a} | ${b}`);
for (const { a, b } of joined) console.log(`joined: ${a} | ${b}`);
const found = same - missed.length;
console.log(
  `recall: ${found} of ${same} pairs of the same skill (${((100 * found) / Math.max(same, 1)).toFixed(1)} %)`,
);
console.log(`false joins: ${joined.length} of ${different} pairs of different skills`);
