import { expect, test } from "vitest";
import { sources, textOf } from "./sources.ts";

// Utilities are in a later layer than component classes and override them.
const marked = /(?<=[\s"`])(?=[^\s"`]*[-:]|hidden|grid|block|flex)[a-z@*[-][^\s"`]*[\w\])]!(?=[\s"`])/;

test("no class name uses the important modifier", () => {
  const found = sources("src").filter((file) => file.endsWith(".tsx") && marked.test(textOf(file)));
  expect(found).toEqual([]);
});
