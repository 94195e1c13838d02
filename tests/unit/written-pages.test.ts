import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { operator } from "../../supabase/functions/_shared/contracts/operator.ts";
import { compile, writtenPages } from "../../supabase/local/site/written-pages.ts";

const page = (text: string, head = "") => compile(`+++\n${head}\n+++\n\n${text}`);

test("Markdown is converted to the blocks of a page", () => {
  const { sections } = page(`## First part {#first}

A line,
and [another](/jobs).

- one
- **two**

1. Press it. ![The list.](../pictures/jobs-light.webp)
2. Look.

What
: This.

Why
: That.

> Careful.

### Smaller {#smaller}

Words.

## C, C++ & more`);
  expect(sections).toEqual([
    {
      id: "first",
      title: "First part",
      blocks: [
        "A line, and [another](/jobs).",
        { list: ["one", "**two**"] },
        { steps: [{ words: "Press it.", picture: { name: "jobs", text: "The list." } }, { words: "Look." }] },
        {
          facts: [
            ["What", "This."],
            ["Why", "That."],
          ],
        },
        { note: "Careful." },
      ],
      parts: [{ id: "smaller", title: "Smaller", blocks: ["Words."] }],
    },
    { id: "c-c-more", title: "C, C++ & more", blocks: [] },
  ]);
});

test("operator fields are filled in at build time, and settings stay for the page to fill in", () => {
  const { title, sections } = page("## Part\n\n{{product}} of {{operator}}", 'title = "About {{product}}"');
  expect(title).toBe("About Fairmatch");
  expect(sections[0]?.blocks).toEqual(["Fairmatch of {{operator}}"]);
});

test("text about disabled features is left out", () => {
  operator.pages.partners = false;
  try {
    const { sections } = page(
      "## Plans{{#partners}} and partners{{/partners}}\n\n{{^partners}}Plans alone.{{/partners}}",
    );
    expect(sections).toEqual([{ id: "plans", title: "Plans", blocks: ["Plans alone."] }]);
  } finally {
    operator.pages.partners = true;
  }
});

test.each([
  ["an offer that isn't there", "## Part\n\n{{#slogan}}Words{{/slogan}}", "There is nothing to offer called slogan."],
  ["a field that isn't there", "## Part\n\n{{slogan}}", "There is no field slogan."],
  ["text before the first part", "Words.", "Text before the first part"],
  ["HTML", "## Part\n\n<b>Words</b>\n\n<script>alert(1)</script>", "Written pages have no html"],
  ["a table", "## Part\n\n| a | b |\n|---|---|\n| 1 | 2 |", "Written pages have no table"],
  ["a title of the page", "# Page", "A part begins with ##"],
])("%s fails the build with its reason", (_, text, reason) => {
  expect(() => page(text)).toThrow(reason);
});

test("a file in the operator's folder extends our page of the same name, before its section on changes", () => {
  const folder = mkdtempSync(join(tmpdir(), "additions-"));
  try {
    writeFileSync(join(folder, "terms.md"), "## Law {#law}\n\nThe law of Colorado applies.\n");
    const { handler } = writtenPages(folder).load as { handler: (id: string) => { code: string } };
    const watched: string[] = [];
    const load = (file: string) =>
      JSON.parse(
        handler
          .call({ addWatchFile: (each: string) => void watched.push(each) }, resolve(`src/marketing/legal/${file}`))
          .code.replace(/^export default |;$/g, ""),
      );
    const ids = load("terms.md").sections.map(({ id }: { id: string }) => id);
    expect(ids.slice(-3)).toEqual(["promise", "law", "change"]);
    expect(watched).toContain(join(folder, "terms.md"));
    expect(Object.keys(load("terms.md?head"))).toEqual(["title", "description"]);
    expect(load("cookies.md").sections.map(({ id }: { id: string }) => id)).not.toContain("law");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
