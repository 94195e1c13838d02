import { expect, it } from "vitest";
import { readersWords } from "@/conversations/model/readers-words";

it.each([
  [[], "Brackenline reads it here."],
  [["Dana"], "Dana reads it here."],
  [["Dana", "Orielle Staffing"], "Dana and Orielle Staffing read it here."],
  // The managing company is the one applied to.
  [["Dana", "Brackenline"], "Dana reads it here."],
  [["Brackenline"], "Brackenline reads it here."],
])("%j: %s", (readers, words) => {
  expect(readersWords(readers, "Brackenline")).toBe(words);
});
