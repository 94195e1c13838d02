import { expect, test } from "vitest";
import { describeSearch } from "@/jobs/model/search-words";

test("a search is said as people say it", () => {
  const filter = { place: "Denver, CO", within: 25, remote: true } as const;
  expect(describeSearch({ words: "engineer", filter })).toBe("“engineer”, within 25 miles of Denver, CO, or remote");
  expect(describeSearch({ words: "", filter: { place: "Denver, CO", wide: true } })).toBe("Denver, CO and its state");
  expect(describeSearch({ words: "", filter: { remote: true, types: ["CONTRACT"] } })).toBe("Remote, Contract");
  expect(describeSearch({ words: "", filter: {} })).toBe("");
});
