import { completionItemLabels, completionItems } from "@contracts/candidates/candidate";
import { expect, it } from "vitest";
import { lowerFirst } from "@/components/product/completion-words";

it("knows a word for every item, of which an abbreviation stays one", () => {
  expect(completionItems.map((item) => lowerFirst(completionItemLabels[item])).join()).not.toMatch(/undefined/);
  expect(lowerFirst(completionItemLabels.zipCode)).toBe("ZIP code");
  expect(lowerFirst("LinkedIn")).toBe("LinkedIn");
});
