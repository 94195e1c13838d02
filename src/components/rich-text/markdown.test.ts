import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { readMarkdown } from "@/components/rich-text/read-markdown";
import { schema } from "@/components/rich-text/schema";
import { writeMarkdown } from "@/components/rich-text/write-markdown";

const written = (markdown: string) => {
  const doc = readMarkdown(markdown);
  return doc && writeMarkdown(doc);
};

test.each([
  "Plain text\nin two lines.\n\nAnd more.",
  "## Head\n\n- one **bold**\n- two\n  - inner\n  - inner\n\n3. three\n4. four",
  "### C \\#\n\n> said\n> so\n>\n> - and listed\n\n---",
  "**bold** and *italic*, **both _of_ them**, un**believ**able",
  "[a link](https://example.com/a_b?c=1) and <https://example.com/x_y> and <grace@example.com>",
  "1\\. not a list\n\\- nor this\n\\# nor this\n\\> nor this",
  "2 \\* 3 \\* 4, snake_case, \\_led\\_, \\[x\\](y), \\`code\\`, \\~\\~struck\\~\\~, a\\\\b",
  "R&D at 5 < 6 \\<b> \\&amp;",
  "- one\n\n  more of one\n- two",
  "a\n\\\nb",
  "- a\n\n* b",
  "Great\\![link](https://example.com)",
  "[q](<https://example.com/a (b)>)",
])("reads and writes %j unchanged", (markdown) => {
  expect(written(markdown)).toBe(markdown);
});

test.each([
  ["* one\n* two", "- one\n- two"],
  ["__bold__ _it_", "**bold** *it*"],
  ["Head\n---\ntext", "## Head\n\ntext"],
  ["- a\n\n- b", "- a\n- b"],
  ["https://example.com", "<https://example.com>"],
  ["see https://example.com/_a_b for more", "see <https://example.com/_a_b> for more"],
  ["1 &#8212; 2", "1 — 2"],
  ["<b>no</b>", "\\<b>no\\</b>"],
])("writes %j in its own style, and keeps that style", (markdown, own) => {
  expect(written(markdown)).toBe(own);
  expect(written(own)).toBe(own);
});

test.each([
  "a `code` b",
  "```\ncode\n```",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "![image](https://example.com/x.png)",
  "~~struck~~",
  "- [ ] task",
  '[a](https://example.com "title")',
  "- # heading in a list",
  "> ".repeat(30),
])("refuses Markdown that it can't represent: %j", (markdown) => {
  expect(readMarkdown(markdown)).toBeNull();
});

const signs = [
  "*",
  "_",
  "**",
  "#",
  "- ",
  "1. ",
  "> ",
  "`",
  "[",
  "](",
  ")",
  "<",
  "&lt;",
  "!",
  "\\",
  "~",
  "|",
  ":",
  "=",
  "---",
  "+ ",
  "a",
  " b",
  "c ",
  ". ",
];

test("any typed text is read back unchanged", () => {
  let seed = 7;
  const draw = (most: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % most;
  };
  for (let round = 0; round < 3000; round += 1) {
    const typed = Array.from({ length: 1 + draw(8) }, () => signs[draw(signs.length)])
      .join("")
      .trim()
      .replace(/\s+/g, " ");
    if (typed === "") continue;
    const doc = schema.node("doc", null, [schema.node("paragraph", null, [schema.text(typed)])]);
    const again = readMarkdown(writeMarkdown(doc));
    expect(again?.textContent, writeMarkdown(doc)).toBe(typed);
    expect(again?.eq(doc), writeMarkdown(doc)).toBe(true);
  }
});

/** Each word with its marks; spaces in between may be marked or not. */
function wordsOf(doc: Node | null) {
  const words: string[] = [];
  doc?.descendants(({ text, marks }) => {
    for (const word of text?.split(/\s+/).filter(Boolean) ?? [])
      words.push([word, ...marks.map(({ type }) => type.name).sort()].join(" "));
  });
  return words;
}

test("any mix of emphasis and links is read back with the same marks", () => {
  const link = schema.mark("link", { href: "https://example.com" });
  const sets = [
    [],
    [schema.mark("strong")],
    [schema.mark("em")],
    [schema.mark("strong"), schema.mark("em")],
    [link],
    [link, schema.mark("strong")],
  ];
  for (const first of sets)
    for (const second of sets)
      for (const third of sets) {
        const doc = schema.node("doc", null, [
          schema.node("paragraph", null, [
            schema.text("one ", first),
            schema.text("two ", second),
            schema.text("three", third),
          ]),
        ]);
        const markdown = writeMarkdown(doc);
        expect(wordsOf(readMarkdown(markdown)), markdown).toEqual(wordsOf(doc));
      }
});
