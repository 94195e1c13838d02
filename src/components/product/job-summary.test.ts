import { describe, expect, it } from "vitest";
import { jobSummary } from "@/components/product/job-summary";

const job = {
  location: "Denver, CO",
  job_type: "FULL_TIME",
  workplace: null,
  pay_period: "year",
  experience_level: "senior_level",
  salary_min: 138_000,
  salary_max: 165_000,
  posted_at: "2026-11-16T10:00:00Z",
  expires_at: "2026-12-15",
  company: { name: "Quillmark Freight" },
} as const;

describe("jobSummary", () => {
  it("has a text for every fact", () => {
    expect(jobSummary(job).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Company: Quillmark Freight",
      "Location: Denver, CO",
      "Job type: Full time",
      "Experience: Senior level",
      "Salary: $138,000–$165,000",
      "Posted: Nov 16, 2026",
      "Closes: Dec 15, 2026",
    ]);
  });

  it("omits missing facts, and a salary with only one end", () => {
    const bare = { ...job, experience_level: null, salary_max: null, posted_at: null, expires_at: null };
    expect(jobSummary(bare).map(({ label }) => label)).toEqual(["Company", "Location", "Job type"]);
  });
});
