import { expect, it } from "vitest";
import { readersWords } from "@/conversations/model/readers-words";

it.each([
  [[], "Brackenline will see it here."],
  [["Dana"], "Dana will see it here."],
  [["Dana", "Orielle Staffing"], "Dana and Orielle Staffing will see it here."],
  // The managing company is the one applied to.
  [["Dana", "Brackenline"], "Dana will see it here."],
  [["Brackenline"], "Brackenline will see it here."],
])("%j: %s", (readers, words) => {
  expect(readersWords(readers, "Brackenline")).toBe(words);
});
