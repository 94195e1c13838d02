import { expect, test } from "vitest";
import { matchSections } from "@/lib/match-group";

const match = (has: number, asked: number) => ({
  required: Array.from({ length: asked }, (_, index) => ({ name: `Skill ${index}`, has: index < has })),
  preferred: [] as { name: string; has: boolean }[],
});
const counts = (...pairs: [has: number, asked: number][]) => pairs.map(([has, asked]) => match(has, asked));
const titles = (...pairs: [has: number, asked: number][]) => matchSections(counts(...pairs)).map(({ title }) => title);

test("ordered rows are grouped under four headings", () => {
  expect(matchSections(counts([7, 7], [5, 5], [6, 7], [4, 5], [2, 5], [1, 2], [0, 1], [0, 4]))).toEqual([
    { group: "all", title: "All required skills", size: 2 },
    { group: "most", title: "Most required skills", size: 2 },
    { group: "some", title: "Some required skills", size: 2 },
    { group: "none", title: "No match yet", size: 2 },
  ]);
  expect(matchSections([])).toEqual([]);
});

test("a heading is widened if it would not be true for each of its rows", () => {
  expect(titles([6, 7], [2, 2])).toEqual(["Most or all required skills"]);
  expect(titles([3, 3], [6, 7], [2, 2])).toEqual(["All required skills", "Most or all required skills"]);
  expect(titles([0, 1], [1, 5])).toEqual(["Few or no required skills"]);
  expect(titles([1, 5])).toEqual(["Few required skills"]);
  expect(titles([1, 2], [0, 0])).toEqual(["Some required skills, or none asked for"]);
  expect(titles([0, 0])).toEqual(["No skills required"]);
  const wished = { ...match(0, 4), preferred: [{ name: "Go", has: true }] };
  expect(matchSections([wished]).map(({ title }) => title)).toEqual(["Preferred skills only, or none"]);
});

/** The truth of each heading for a row. */
const truth: Record<string, (has: number, asked: number) => boolean> = {
  "All required skills": (has, asked) => asked > 0 && has === asked,
  "Most required skills": (has, asked) => has < asked && has * 2 > asked,
  "Most or all required skills": (has, asked) => has * 2 > asked,
  "Some required skills": (has, asked) => has > 0 && has * 2 <= asked,
  "Some required skills, or none asked for": (has, asked) => asked === 0 || (has > 0 && has * 2 <= asked),
  "No skills required": (_has, asked) => asked === 0,
  "Few required skills": (has, asked) => has > 0 && has * 3 < asked,
  "Few or no required skills": (has, asked) => has * 3 < asked,
  "No match yet": (has, asked) => has === 0 && asked > 0,
};

test("any ordered list, even a partial one, has each heading at most once, in order, and true for its rows", () => {
  const pairs: [number, number][] = Array.from({ length: 13 }, (_, asked) => asked).flatMap((asked) =>
    Array.from({ length: asked + 1 }, (_, has): [number, number] => [has, asked]),
  );
  const ordered = pairs.toSorted(([has, asked], [otherHas, otherAsked]) => {
    const difference = (otherHas + 1) * (asked + 2) - (has + 1) * (otherAsked + 2);
    // Ties may come in any order: preferred skills decide.
    return difference || ((has * 7 + asked * 5) % 11) - ((otherHas * 7 + otherAsked * 5) % 11);
  });
  for (let start = 0; start < ordered.length; start += 1) {
    for (const end of [start + 1, start + 7, ordered.length]) {
      const rows = ordered.slice(start, end);
      const sections = matchSections(counts(...rows));
      const rank = sections.map(({ group }) => ["all", "most", "some", "none"].indexOf(group));
      expect(rank).toEqual([...new Set(rank)].sort());
      let index = 0;
      for (const { title, size } of sections) {
        for (const [has, asked] of rows.slice(index, index + size))
          expect({ title, has, asked, fits: truth[title]?.(has, asked) }).toMatchObject({ fits: true });
        index += size;
      }
      expect(index).toBe(rows.length);
    }
  }
});
