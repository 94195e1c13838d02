import { expect, it } from "vitest";
import { wholeWords } from "@/candidates/model/resume/whole-words";

it("respects word boundaries in any alphabet", () => {
  expect(wholeWords("WI").test("WIŚNIEWSKA")).toBe(false);
  expect(wholeWords("WI").test("Madison, WI 53703")).toBe(true);
  expect(wholeWords("tél").test("Tél : 01")).toBe(true);
});
