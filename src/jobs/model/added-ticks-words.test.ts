import { expect, test } from "vitest";
import { addedTicksWords } from "@/jobs/model/added-ticks-words";

const nothing = { skills: [], left_out: 0, years: null, place: null, culture: [] };

test("the text lists what was added and what had no room, and is empty if nothing was added", () => {
  expect(addedTicksWords(nothing)).toBe("");
  expect(addedTicksWords({ ...nothing, skills: ["Go", "Kafka"], years: 1, place: "Denver, CO" })).toBe(
    "Go, Kafka; 1 year of experience; your location, Denver, CO.",
  );
  expect(addedTicksWords({ ...nothing, place: "Denver, CO", culture: ["written_first", "few_meetings"] })).toBe(
    "your location, Denver, CO; how you like to work: Written first, Few meetings.",
  );
  expect(addedTicksWords({ ...nothing, skills: ["Go"], left_out: 2 })).toBe(
    "Go. A profile can have at most 50 skills, so 2 more were left out.",
  );
});
