// Each rule links to the line that implements it and the test that covers it. supabase/RULES.md leads to all of them.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const index = readFileSync("supabase/RULES.md", "utf8");
/** Section and page of each index line. */
const sections = [...index.matchAll(/^\| (.+) \| \[(.+)\]\(\2#.+\) \|$/gm)].map(([, name, page]) => ({
  name: String(name),
  page: join("supabase", String(page)),
}));
const pages = [...new Set(sections.map(({ page }) => page))];
const read = (path: string) => readFileSync(path, "utf8");
/** Table rows without headers, and the folder their links start from. */
const rules = pages.flatMap((page) =>
  read(page)
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| Question ") && line.split(" | ").length === 4)
    .map((line) => [...line.slice(2, -2).split(" | "), dirname(page)] as [string, string, string, string, string]),
);

/** A cell's only link: its text and target. */
function linkIn(cell: string, folder: string): { name: string; path: string } {
  const [, name, path] = /^\[(.+)\]\(([^()]+)\)$/.exec(cell) ?? [];
  if (!name || !path) throw new Error(`No single link: ${cell}`);
  return { name, path: normalize(join(folder, path)) };
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How a name is defined, by kind of file. */
function definitionOf(name: string, path: string): RegExp {
  const text = escaped(name);
  if (path.endsWith(".toml")) return new RegExp(`^${text} = `, "m");
  if (!path.endsWith(".sql")) return new RegExp(`^export (async )?(function|const) ${text}\\b`, "m");
  const [, kind, rest = ""] = /^(policy|trigger|view|table|constraint|column|grant) (.+)$/.exec(name) ?? [];
  if (kind === "constraint") return new RegExp(`^ +constraint ${escaped(rest)} `, "m");
  if (kind === "column") return new RegExp(`^ +${escaped(rest)} \\w`, "m");
  if (kind === "grant") return new RegExp(`^${text}[ ,;]`, "m");
  if (kind) return new RegExp(`^create ${kind} ${escaped(rest)}[ \\n]`, "m");
  return new RegExp(`^create function ${text}\\(`, "m");
}

test("the index lists the sections of all pages, and no rule appears twice", () => {
  const found = pages.flatMap((page) =>
    [...read(page).matchAll(/^## (?!How it works|Decisions)(.+)$/gm)].map(([, name]) => ({ name, page })),
  );
  expect(sections).toEqual(found);
  const withRules = readdirSync("supabase/schemas", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("README.md"))
    .map((path) => join("supabase/schemas", path));
  expect(pages.filter((page) => page.startsWith("supabase/")).toSorted()).toEqual(withRules.toSorted());
  expect(rules.length).toBeGreaterThanOrEqual(400);
  expect(new Set(rules.map(([question]) => question)).size).toBe(rules.length);
});

test.each(rules)("%s", (_question, _rule, decided, tested, folder) => {
  const line = linkIn(decided, folder);
  expect(read(line.path), "leads to the line that decides it").toMatch(definitionOf(line.name, line.path));
  const { name, path } = linkIn(tested, folder);
  expect(name).toMatch(/^".+"$/);
  expect(read(path), "leads to its test").toMatch(new RegExp(`[(\\n]\\s*${escaped(name)},`));
});

test("code comments cite existing sections", () => {
  const files = ["src", "supabase", "tests", "e2e"].flatMap((top) =>
    readdirSync(top, { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.(tsx?|mjs|sql|toml)$/.test(entry.name) && !/\.temp/.test(entry.parentPath),
      )
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const cited = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\(RULES: (\w[^)]*)\)/g)].map(([, heading]) => ({ file, heading })),
  );
  expect(cited.filter(({ heading }) => !sections.some(({ name }) => name === heading))).toEqual([]);
});

test("the README links to the page", () => {
  expect(readFileSync("README.md", "utf8")).toContain("(supabase/RULES.md)");
});
