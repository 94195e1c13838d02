// Everything a comment refers to is in the repository.
import { expect, test } from "vitest";
import { sources, textOf } from "./sources.ts";

const supabase = ["functions", "local", "site", "schemas", "migrations"].map((folder) => `supabase/${folder}`);
const files = ["src", "e2e", "tests", ...supabase].flatMap((folder) => sources(folder, /\.(tsx?|mjs|sql)$/));

test("comments cite no documents outside the repository", () => {
  const elsewhere = /\b(DESIGN|S1|S2|LOOK|HOSTED|STYLE) ?§|\.\.\/shared\//;
  expect(files.filter((file) => elsewhere.test(textOf(file)))).toEqual([]);
});

test("citations of ARCHITECTURE.md match its headings", () => {
  const headings = [...textOf("ARCHITECTURE.md").matchAll(/^#+ (.+)$/gm)].map((match) => match[1]);
  for (const file of files) {
    for (const [, heading] of textOf(file).matchAll(/\(ARCHITECTURE: ([A-Z][^)]+)\)/g)) {
      expect(headings, file).toContain(heading);
    }
  }
});
