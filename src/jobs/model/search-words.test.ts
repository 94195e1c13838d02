import type { JobFilter } from "@contracts/jobs/job-filter";
import { expect, test } from "vitest";
import { describeSearch, searchName } from "@/jobs/model/search-words";

test("a search is described in plain words", () => {
  const filter = { place: "Denver, CO", within: 25, remote: true } as const;
  expect(describeSearch({ words: "engineer", filter })).toBe("“engineer”, within 25 miles of Denver, CO, or remote");
  const near: JobFilter = { place: "Denver, CO", places: ["Boise, ID"], within: 25 };
  expect(describeSearch({ words: "", filter: near })).toBe("within 25 miles of Denver, CO, Boise, ID");
  expect(describeSearch({ words: "", filter: { place: "Denver, CO", wide: true } })).toBe("Denver, CO and its state");
  expect(describeSearch({ words: "", filter: { remote: true, types: ["CONTRACT"] } })).toBe("Remote, Contract");
  expect(describeSearch({ words: "", filter: {} })).toBe("");
});

test("a long search name is cut between characters", () => {
  expect(searchName("Zoë")).toBe("Zoë");
  expect(searchName(`${"é".repeat(99)}🩺`)).toBe("é".repeat(99));
  expect(searchName(`${"é".repeat(98)}🩺 nurse`)).toBe(`${"é".repeat(98)}🩺`);
});
