import type { ListedJob } from "@contracts/candidates/candidate";
import type { MatchExplanation } from "@contracts/matching/match";
import { expect, test } from "vitest";
import { bestFirst, type ComparedJob } from "@/jobs/model/order-jobs";
import { sectionsOf } from "@/jobs/public/list/sections";

const compared = (id: string, has: number, asked: number, rest: Partial<MatchExplanation> = {}): ComparedJob => ({
  job: { id, posted_at: "2026-11-24T08:00:00.1+00:00" } as ListedJob,
  match: {
    required: Array.from({ length: asked }, (_, index) => ({ name: `s${index}`, has: index < has })),
    preferred: [],
    score: has,
    without_skills: false,
    ...rest,
  } as MatchExplanation,
});
const rows = [compared("a", 3, 3), compared("b", 4, 5), compared("c", 3, 5), compared("d", 0, 4), compared("e", 0, 5)];
const told = (sections: ReturnType<typeof sectionsOf>) =>
  sections.map(({ title, size, jobs }) => [title, size, jobs.map(({ job }) => job.id).join("")]);

test("each group has its heading, with a count once its end is known", () => {
  expect(told(sectionsOf(rows, { areAll: true }))).toEqual([
    ["All required skills", 1, "a"],
    ["Most required skills", 2, "bc"],
    ["No match yet", 2, "de"],
  ]);
  expect(told(sectionsOf(rows, { areAll: false })).at(-1)).toEqual(["No match yet", undefined, "de"]);
});

test("only the requested number of rows shows", () => {
  expect(told(sectionsOf(rows, { most: 4, areAll: true })).at(-1)).toEqual(["No match yet", 2, "d"]);
  expect(told(sectionsOf(rows, { most: 3, areAll: true }))).toHaveLength(2);
});

test("nothing is grouped for a profile without skills", () => {
  const unknown = [compared("a", 0, 3, { without_skills: true }), compared("b", 0, 0)];
  expect(told(sectionsOf(unknown, { areAll: true }))).toEqual([["", undefined, "ab"]]);
});

test("equal matches are sorted by time to the microsecond, newest first, then by id", () => {
  const at = (id: string, posted_at: string) => ({ ...compared(id, 1, 2), job: { id, posted_at } as ListedJob });
  const order = bestFirst([
    at("c", "2026-11-24T08:00:00.1+00:00"),
    at("b", "2026-11-24T08:00:00.1+00:00"),
    at("d", "2026-11-24T08:00:00.100001+00:00"),
    at("e", "2026-11-24T08:00:00+00:00"),
    compared("a", 2, 2),
  ]);
  expect(order.map(({ job }) => job.id).join("")).toBe("adbce");
});
