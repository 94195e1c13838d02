import { expect, test } from "vitest";
import { shownWords } from "@/candidates/model/partner-words";

const partner = (is_hidden: boolean) => ({ id: "p", name: "Korvane", logo_url: null, is_hidden });

test("the text counts the partners who can see the candidate, and says when there are none", () => {
  expect(shownWords("Orielle", [partner(false), partner(false)])).toMatch(
    /^Partners of Orielle, .*: 2 companies today\.$/,
  );
  expect(shownWords("Orielle", [partner(false), partner(true)])).toMatch(/1 company today\.$/);
  expect(shownWords("Orielle", [])).toMatch(/none today\. Future partners will see you too\.$/);
});
