import { completionItemLabels, completionItems } from "@contracts/candidates/candidate";
import { expect, it } from "vitest";
import { lowerFirst, neededSentence } from "@/components/product/completion-words";

it("knows a word for every item, of which an abbreviation stays one", () => {
  expect(completionItems.map((item) => lowerFirst(completionItemLabels[item])).join()).not.toMatch(/undefined/);
  expect(lowerFirst(completionItemLabels.zipCode)).toBe("ZIP code");
  expect(lowerFirst("LinkedIn")).toBe("LinkedIn");
});

it("does not name more than are wanted", () => {
  expect(neededSentence({ needed: 2, missing: ["phoneNumber", "gender", "zipCode"] }, 2)).toBe(
    "2 more details are needed before you can apply.",
  );
});

it("asks for no more than is needed, and names what could be given", () => {
  expect(neededSentence({ needed: 2, missing: ["phoneNumber", "gender", "zipCode", "street", "resume"] })).toBe(
    "2 more details are needed before you can apply, any of these: phone number, gender, ZIP code, street, resume.",
  );
  expect(neededSentence({ needed: 1, missing: ["city", "bio", "title", "skills"] })).toMatch(
    /^One more detail is needed/,
  );
});
