import type { CompanyApplicationListItem } from "@contracts/applications/application";
import { describe, expect, it } from "vitest";
import { groupsOf, isByJob } from "@/applications/company/people/groups";

const person = (id: string, job: string, isOverdue = false) =>
  ({ id, job_id: job, job_title: `Title of ${job}`, is_overdue: isOverdue }) as CompanyApplicationListItem;
const jobs = new Map([
  ["a", { id: "a", due: "2026-11-20", to_decide: 2 }],
  ["b", { id: "b", due: null, to_decide: 0 }],
]);

describe("a grouped list", () => {
  it("has one group per job, in row order, with how many need a decision", () => {
    const people = [person("1", "a", true), person("2", "a"), person("3", "b"), person("4", "elsewhere")];
    const groups = groupsOf(people, { order: "decision", counts: null, jobs });
    expect(groups.map(({ key, title, note, people: { length } }) => [key, title, note, length])).toEqual([
      ["a", "Title of a", "2 to decide", 2],
      ["b", "Title of b", undefined, 1],
      ["elsewhere", "Title of elsewhere", undefined, 1],
    ]);
    // Another company's job can't be opened.
    expect(groups.map(({ to }) => to !== undefined)).toEqual([true, true, false]);
    expect(groups.every(isByJob)).toBe(true);
  });

  it("separates overdue people in other orders, and makes one group if none are overdue", () => {
    const counts = { total: 9, overdue: 3 };
    const mixed = groupsOf([person("1", "a", true), person("2", "b")], { order: "answer", counts, jobs: null });
    expect(mixed.map(({ title }) => title)).toEqual(["Reply overdue, 3", "By reply-by date, 6"]);
    expect(groupsOf([person("2", "b")], { order: "newest", counts, jobs: null })).toMatchObject([{ title: null }]);
    expect(mixed.some(isByJob)).toBe(false);
  });
});
