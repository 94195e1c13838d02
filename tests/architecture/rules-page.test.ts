// supabase/RULES.md links each rule to the line that decides it and the test that holds it: what is linked exists.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "supabase";
const page = readFileSync(join(folder, "RULES.md"), "utf8");
const read = (path: string) => readFileSync(join(folder, path), "utf8");

const headings = [...page.matchAll(/^## (.+)$/gm)].map((match) => String(match[1]));
/** Cells of the rows, without the head of each table. */
const rules = page
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Question "))
  .map((line) => line.slice(2, -2).split(" | "));

/** The one link of a cell: its text and where it leads. */
function linkIn(cell = ""): { name: string; path: string } {
  const [, name, path] = /^\[(.+)\]\(([^()]+)\)$/.exec(cell) ?? [];
  if (!name || !path) throw new Error(`No single link: ${cell}`);
  return { name, path };
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How a thing of that name is defined, by what kind of file it stands in. */
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

test("the page has its sections and enough rules", () => {
  expect(headings).toEqual([
    "Accounts",
    "Companies",
    "Staff",
    "Jobs",
    "Applications",
    "Conversations",
    "Interviews",
    "Scorecards",
    "Offers",
    "Matching",
    "Skills",
    "Candidates",
    "Invitations",
    "Files",
    "Reports",
    "Messages",
    "Administration",
    "Partnerships",
    "Retention",
    "Days",
    "Interface",
  ]);
  expect(rules.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rules.map(([question]) => question)).size).toBe(rules.length);
});

test.each(rules)("%s", (_question, _rule, decided, tested, source) => {
  const line = linkIn(decided);
  expect(read(line.path), "leads to the line that decides it").toMatch(definitionOf(line.name, line.path));
  const { name, path } = linkIn(tested);
  expect(name).toMatch(/^".+"$/);
  expect(read(path), "leads to its test").toMatch(new RegExp(`[(\\n]\\s*${escaped(name)},`));
  expect(source, "says where it came from").toMatch(/^(S[12] §\d|—)$/);
});

test("whatever the code cites stands on the page", () => {
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
  expect(cited.filter(({ heading }) => !headings.includes(String(heading)))).toEqual([]);
});

test("the README leads to the page", () => {
  expect(readFileSync("README.md", "utf8")).toContain("(supabase/RULES.md)");
});
