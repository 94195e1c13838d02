import type { StaffWork } from "@contracts/companies/staff";
import { expect, test } from "vitest";
import { assignedWords, workWords } from "@/companies/model/staff-work";

test("assigned work is summed up in one phrase, without zero counts", () => {
  expect(assignedWords({ jobs: 0, candidates: 0 })).toBe("");
  expect(assignedWords({ jobs: 1, candidates: 0 })).toBe("1 job");
  expect(assignedWords({ jobs: 2, candidates: 5 })).toBe("2 jobs and 5 candidates");
  expect(assignedWords({ jobs: 2, applications: 1, candidates: 5 })).toBe("2 jobs, 1 application and 5 candidates");
});

test("a single owned application counts as work to hand over", () => {
  expect(workWords({ jobs: [], candidates: 0, own_applications: 1 } as unknown as StaffWork)).toBe("1 application");
});
