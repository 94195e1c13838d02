import { workplaceBeside, workWordsBeside } from "@contracts/jobs/work-words";
import { describe, expect, it, test } from "vitest";
import { missingSkillsQuestion, placeAndType } from "@/components/product/job-facts";

describe("placeAndType", () => {
  it("shows Remote only once", () => {
    expect(placeAndType({ location: " remote ", job_type: "REMOTE", workplace: "remote" })).toEqual(["Remote"]);
    expect(placeAndType({ location: "Denver, CO", job_type: "FULL_TIME", workplace: null })).toEqual([
      "Denver, CO",
      "Full time",
    ]);
    expect(placeAndType({ location: "Remote", job_type: "CONTRACT", workplace: "remote" })).toEqual([
      "Contract",
      "Remote",
    ]);
    expect(placeAndType({ location: "Denver, CO", job_type: "PART_TIME", workplace: "hybrid" })).toEqual([
      "Denver, CO",
      "Part time",
      "Hybrid",
    ]);
  });
});

test.each([
  ["Remote", { job_type: "REMOTE", workplace: "remote" }, [], ""],
  ["Denver or Remote", { job_type: "FULL_TIME", workplace: "remote" }, ["Full time"], ""],
  ["Denver, CO", { job_type: "FULL_TIME", workplace: "hybrid" }, ["Full time", "Hybrid"], "Hybrid"],
  ["Denver, CO", { job_type: "REMOTE", workplace: null }, ["Remote"], ""],
] as const)("doesn't repeat %s in the job's other facts", (location, job, words, workplace) => {
  expect(workWordsBeside(location, job)).toEqual(words);
  expect(workplaceBeside(location, job)).toBe(workplace);
});

describe("missingSkillsQuestion", () => {
  const skills = (...names: string[]) => names.map((name) => ({ name, has: false }));
  it("asks about three skills at most", () => {
    expect(missingSkillsQuestion(skills("Go"))).toBe("Know Go?");
    expect(missingSkillsQuestion(skills("Go", "Kafka"))).toBe("Know Go or Kafka?");
    expect(missingSkillsQuestion(skills("Go", "Kafka", "Rust", "Perl"))).toBe("Know Go, Kafka or Rust?");
  });
  it("asks nothing if no skill is missing", () => {
    expect(missingSkillsQuestion([{ name: "Go", has: true }])).toBeNull();
  });
});
