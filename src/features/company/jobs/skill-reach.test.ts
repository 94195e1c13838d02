import { expect, it } from "vitest";
import { reachWords } from "@/features/company/jobs/skill-reach";

it.each([
  [{ asked: 5, needed: 4, candidates: 12, is_more: false }, "12 candidates here have at least 4 of 5 required skills"],
  [
    { asked: 3, needed: 3, candidates: null, is_more: false },
    "Fewer than 10 candidates here have all 3 required skills",
  ],
  [{ asked: 1, needed: 1, candidates: 1000, is_more: true }, "More than 1,000 candidates here have this skill"],
])("%o", (reach, words) => {
  expect(reachWords(reach)).toBe(words);
});
