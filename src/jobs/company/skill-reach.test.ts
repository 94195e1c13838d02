import { expect, it } from "vitest";
import { reachWords } from "@/jobs/company/skill-reach";

it.each([
  [{ asked: 5, needed: 4, candidates: "dozens" }, "Dozens of candidates here have at least 4 of 5 required skills"],
  [{ asked: 3, needed: 3, candidates: "few" }, "Few candidates here have all 3 required skills"],
  [{ asked: 1, needed: 1, candidates: "thousands" }, "Thousands of candidates here have this skill"],
] as const)("%o", (reach, words) => {
  expect(reachWords(reach)).toBe(words);
});
