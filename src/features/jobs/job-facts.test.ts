import { describe, expect, it } from "vitest";
import { jobSummary, missingSkillsQuestion, paragraphs, placeAndType } from "@/features/jobs/job-facts";

const job = {
  location: "Denver, CO",
  job_type: "FULL_TIME",
  experience_level: "senior_level",
  salary_min: 138_000,
  salary_max: 165_000,
  posted_at: "2026-11-16T10:00:00Z",
  expires_at: "2026-12-15",
  company: { name: "Quillmark Freight" },
} as const;

describe("jobSummary", () => {
  it("words every fact", () => {
    expect(jobSummary(job).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Company: Quillmark Freight",
      "Location: Denver, CO",
      "Job type: Full time",
      "Experience: Senior level",
      "Salary: $138,000 - $165,000",
      "Posted: Nov 16, 2026",
      "Closes: Dec 15, 2026",
    ]);
  });

  it("leaves out what is not given, and a salary with one end", () => {
    const bare = { ...job, experience_level: null, salary_max: null, posted_at: null, expires_at: null };
    expect(jobSummary(bare).map(({ label }) => label)).toEqual(["Company", "Location", "Job type"]);
  });
});

describe("placeAndType", () => {
  it("says Remote once", () => {
    expect(placeAndType({ location: " remote ", job_type: "REMOTE" })).toEqual(["Remote"]);
    expect(placeAndType(job)).toEqual(["Denver, CO", "Full time"]);
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

it("parts a description at blank lines and keeps single line breaks", () => {
  expect(paragraphs("One\ntwo\n\n \nThree\n")).toEqual(["One\ntwo", "Three"]);
});
