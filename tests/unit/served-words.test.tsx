// The app repeats what the server renders before it loads: neither imports the other, so this compares them.
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Marked } from "@/components/product/marked";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";
import { formatShortDay } from "@/lib/format-date";
import { dayInWords } from "../../supabase/functions/_shared/contracts/day.ts";
import { addresses } from "../../supabase/site/addresses.ts";
import { inBrief } from "../../supabase/site/escape.ts";
import { markdownToHtml } from "../../supabase/site/markdown.ts";
import { inWords } from "../../supabase/site/words.ts";

test("the server and the app use the same addresses", () => {
  const job = { id: "an-id", title: "C++ lead", company_name: "Zürich & Co" };
  expect(addresses.jobs).toBe(paths.jobs.list());
  expect(addresses.job(job)).toBe(paths.jobs.detail(job));
});

test("the server and the app word facts the same way", () => {
  for (const value of ["FULL_TIME", "senior_level", null]) expect(inWords(value)).toBe(formatWords(value));
  expect(dayInWords("2026-11-24T12:00:00Z")).toBe(formatShortDay("2026-11-24T12:00:00Z"));
});

test.each([
  "Plain text\nin two lines.\n\nAnd more.",
  "# Head\n\n- one **bold**\n- two _leaning_\n  1. inner\n\n> said\n\n---",
  "<b>no</b> <script>alert(1)</script> &amp; &lt; `code <i>` ~~struck~~",
  "[link](https://example.com/a?b=1&c=2) [bad](javascript:alert(1)) <https://example.com> ![image](https://example.com/x.png)",
  "| a | b |\n|---|---|\n| 1 | 2 |",
])("the server and the app render a description the same way: %j", (markdown) => {
  const { container } = render(<Marked>{markdown}</Marked>);
  const served = document.createElement("div");
  served.innerHTML = markdownToHtml(markdown);
  expect(served.textContent).toBe(container.textContent);
  const linksOf = (element: Element) => [...element.querySelectorAll("a")].map((link) => link.href);
  expect(linksOf(served)).toEqual(linksOf(container));
});

test("a preview is cut between whole characters", () => {
  expect(inBrief("😀".repeat(5), 4)).toBe("😀😀😀…");
  expect(inBrief(" a\n b ", 3)).toBe("a b");
});
