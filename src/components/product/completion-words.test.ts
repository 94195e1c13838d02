import { completionItemLabels, completionItems } from "@contracts/candidates/candidate";
import { expect, it } from "vitest";
import { lowerFirst } from "@/components/product/completion-words";

it("has a label for every item, and keeps abbreviations in capitals", () => {
  expect(completionItems.map((item) => lowerFirst(completionItemLabels[item])).join()).not.toMatch(/undefined/);
  expect(lowerFirst(completionItemLabels.zipCode)).toBe("ZIP code");
  expect(lowerFirst("LinkedIn")).toBe("LinkedIn");
});
