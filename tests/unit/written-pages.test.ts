import { expect, test } from "vitest";
import { operator } from "../../supabase/functions/_shared/contracts/operator.ts";
import { compile } from "../../supabase/local/site/written-pages.ts";

const page = (text: string, head = "") => compile(`+++\n${head}\n+++\n\n${text}`);

test("Markdown becomes the blocks that pages show", () => {
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

test("fields of the operator file are filled in when the site is built, and those of settings are left to the page", () => {
  const { title, sections } = page("## Part\n\n{{product}} of {{operator}}", 'title = "About {{product}}"');
  expect(title).toBe("About Fairmatch");
  expect(sections[0]?.blocks).toEqual(["Fairmatch of {{operator}}"]);
});

test("what an installation leaves out is not written about", () => {
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
])("%s ends the build with its reason", (_, text, reason) => {
  expect(() => page(text)).toThrow(reason);
});
