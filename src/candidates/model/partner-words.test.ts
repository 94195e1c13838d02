import { expect, test } from "vitest";
import { shownWords } from "@/candidates/model/partner-words";

const partner = (is_hidden: boolean) => ({ id: "p", name: "Korvane", logo_url: null, is_hidden });

test("counts the partners one does not hide from, and says when there is none", () => {
  expect(shownWords("Orielle", [partner(false), partner(false)])).toMatch(
    /^Partners of Orielle, .*: today 2 companies\.$/,
  );
  expect(shownWords("Orielle", [partner(false), partner(true)])).toMatch(/today 1 company\.$/);
  expect(shownWords("Orielle", [])).toMatch(/today it has none .* whoever becomes one later sees you too\.$/);
});
