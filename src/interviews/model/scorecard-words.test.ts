import { expect, it } from "vitest";
import { countedWords, peopleWords } from "@/interviews/model/scorecard-words";

const counted = { criterion: "SQL", yes: 3, partly: 1, no: 0, not_seen: 1 };

it("counts what was said, and says nothing of what was not", () => {
  expect(countedWords(counted)).toBe("Yes 3, partly 1, not seen 1");
  expect(countedWords({ ...counted, yes: 0, partly: 0, no: 2, not_seen: 0 })).toBe("No 2");
});

it("names who has sent theirs and who has not, oneself first", () => {
  const person = (name: string, has_sent: boolean, is_me = false) => ({ name, has_sent, is_me });
  const people = [person("Ada", true), person("Sam", true, true), person("Ben", false)];
  expect(peopleWords(people, true)).toBe("You and Ada");
  expect(peopleWords(people, false)).toBe("Ben");
  expect(peopleWords([], true)).toBe("");
});
