import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A key spelled in place: the cache would not know it as the one its factory gives. */
const spelled = /(?:query|mutation)Key:\s*\[|Quer(?:y|ies)(?:Data|State)\w*(?:<[^(]*>)?\(\s*\[|\[\s*\.\.\.\w+Keys\b/;

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith("keys.ts"),
);

test("query keys come from the key factories alone", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => spelled.test(readFileSync(join("src", file), "utf8")))).toEqual([]);
});

test.each([
  'queryKey: ["files", bucket]',
  'client.setQueryData<Profile>(["profile"], profile)',
  '{ queryKey: [...jobKeys.company(), "list"] }',
])("%s is noticed", (line) => {
  expect(line).toMatch(spelled);
});
