import { describe, expect, it } from "vitest";
import { missingSkillsQuestion, placeAndType } from "@/components/product/job-facts";

describe("placeAndType", () => {
  it("says Remote once", () => {
    expect(placeAndType({ location: " remote ", job_type: "REMOTE" })).toEqual(["Remote"]);
    expect(placeAndType({ location: "Denver, CO", job_type: "FULL_TIME" })).toEqual(["Denver, CO", "Full time"]);
  });
});

describe("missingSkillsQuestion", () => {
  const skills = (...names: string[]) => names.map((name) => ({ name, has: false }));
  it("asks for at most three", () => {
    expect(missingSkillsQuestion(skills("Go"))).toBe("Know Go?");
    expect(missingSkillsQuestion(skills("Go", "Kafka"))).toBe("Know Go or Kafka?");
    expect(missingSkillsQuestion(skills("Go", "Kafka", "Rust", "Perl"))).toBe("Know Go, Kafka or Rust?");
  });
  it("asks nothing when nothing is missing", () => {
    expect(missingSkillsQuestion([{ name: "Go", has: true }])).toBeNull();
  });
});
