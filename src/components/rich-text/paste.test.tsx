import { DOMSerializer, type Fragment, DOMParser as Reader } from "prosemirror-model";
import { expect, test } from "vitest";
import { tidyPasted } from "@/components/rich-text/paste";
import { readMarkdown } from "@/components/rich-text/read-markdown";
import { schema } from "@/components/rich-text/schema";
import { writeMarkdown } from "@/components/rich-text/write-markdown";

function pasted(html: string): string {
  const body = document.createElement("div");
  body.innerHTML = tidyPasted(html);
  return writeMarkdown(Reader.fromSchema(schema).parse(body));
}
const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span>${text}<o:p></o:p></p>`;

test.each([
  ["Word's lists", item(1, "·", "one") + item(2, "o", "inner") + item(1, "·", "two"), "- one\n  - inner\n- two"],
  [
    "Word's numbers, apart from the text between",
    `${item(1, "1.", "one")}<p>between</p>${item(1, "1.", "two")}`,
    "1. one\n\nbetween\n\n1. two",
  ],
  ["a heading of any level", "<h1>Top</h1><h4>Low</h4>", "## Top\n\n#### Low"],
  [
    "a document of normal weight",
    '<b style="font-weight:normal"><p><span style="font-weight:700">bold</span> not</p></b>',
    "**bold** not",
  ],
  [
    "inner lists next to their items",
    "<ul><li>one</li><ul><li>inner</li></ul><li>two</li></ul>",
    "- one\n  - inner\n- two",
  ],
  [
    "pictures, scripts, colors and sizes",
    '<p style="color:red;font-size:40pt">a<img src="x"><script>alert(1)</script><u>b</u></p>',
    "ab",
  ],
  [
    "links with a target",
    '<p><a href="javascript:alert(1)">no</a> <a href="https://example.com">yes</a></p>',
    "no [yes](https://example.com)",
  ],
  ["empty lines", "<p>a</p><p><o:p>&nbsp;</o:p></p><p>b</p>", "a\n\nb"],
  ["cells of a table as text", "<table><tr><td>one</td><td>two</td></tr></table>", "onetwo"],
])("pasting %s keeps what Markdown can represent", (_, html, markdown) => {
  expect(pasted(html)).toBe(markdown);
});

test("pasting the editor's own text keeps links and heading levels", () => {
  const markdown = "# Top\n\n#### Low\n\n[site](https://example.com) and [us](mailto:ada@example.com)";
  const copied = document.createElement("div");
  DOMSerializer.fromSchema(schema).serializeFragment(readMarkdown(markdown)?.content as Fragment, {}, copied);
  expect(copied.querySelector("[href]")).toBeNull();
  expect(pasted(copied.innerHTML)).toBe(markdown);
});

test("pasting a script link drops its address, in any attribute", () => {
  expect(pasted('<p><a data-href="javascript:alert(1)" href="https://example.com">no</a></p>')).toBe("no");
});
