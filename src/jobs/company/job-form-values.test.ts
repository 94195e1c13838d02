import type { CompanyJob } from "@contracts/jobs/job";
import { describe, expect, it } from "vitest";
import {
  emptyJob,
  type JobFormValues,
  jobCopyValues,
  jobFormSchema,
  jobFormValues,
  newQuestion,
} from "@/jobs/company/job-form-values";
import { jobPreview } from "@/jobs/company/job-preview";

const filled: JobFormValues = {
  ...emptyJob,
  title: "  Dispatcher ",
  description: "Keep freight moving.",
  location: "Denver, CO",
  jobType: "FULL_TIME",
};

const issues = (values: JobFormValues, storedExpiry: string | null = null) => {
  const result = jobFormSchema(storedExpiry).safeParse(values);
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));
};

describe("the job form's rules", () => {
  it("require title, description, primary location and job type", () => {
    expect(issues(emptyJob)).toEqual({
      title: "Enter a job title",
      description: "Enter a description",
      location: "Enter the primary location",
      jobType: "Choose a job type",
    });
  });

  it("turn typed dollars into numbers, and refuse other text", () => {
    const job = jobFormSchema(null).parse({ ...filled, salaryMin: "$138,000", salaryMax: "" });
    expect(job).toMatchObject({ title: "Dispatcher", salaryMin: 138000, salaryMax: null });
    expect(issues({ ...filled, salaryMin: "80k" })).toEqual({ salaryMin: "Enter an amount" });
    expect(issues({ ...filled, salaryMin: "50000.5" })).toEqual({ salaryMin: "Enter a whole number a year" });
    expect(jobFormSchema(null).parse({ ...filled, payPeriod: "hour", salaryMin: "$24.50" })).toMatchObject({
      salaryMin: 24.5,
      payPeriod: "hour",
    });
    expect(issues({ ...filled, salaryMin: "90000", salaryMax: "80000" })).toEqual({
      salaryMax: "The maximum salary can't be below the minimum",
    });
  });

  it("refuse an expiry date in the past, unless it is already stored", () => {
    // Despite other errors, so that a form filled in from the bottom shows it.
    expect(issues({ ...emptyJob, expires_at: "2020-01-31", salaryMin: "2000", salaryMax: "1000" })).toMatchObject({
      title: "Enter a job title",
      expires_at: "The expiry date can't be before today",
      salaryMax: "The maximum salary can't be below the minimum",
    });
    const past = { ...filled, expires_at: "2020-01-31" };
    expect(issues(past)).toEqual({ expires_at: "The expiry date can't be before today" });
    expect(issues(past, "2020-01-31")).toEqual({});
    expect(issues(past, "2020-02-01")).toEqual({ expires_at: "The expiry date can't be before today" });
  });

  it("require options for choice questions, and drop them from others", () => {
    const choice = { ...newQuestion("Where?"), questionType: "CHECKBOX" as const };
    expect(issues({ ...filled, questions: [newQuestion("Why?"), choice] })).toEqual({
      "questions.1.options": "Add at least one option",
    });
    const job = jobFormSchema(null).parse({
      ...filled,
      questions: [{ ...newQuestion("Why?"), options: ["left over"] }],
    });
    expect(job.questions).toEqual([{ question: "Why?", questionType: "TEXT", isRequired: true, options: [] }]);
  });

  it("trim list items, and drop empty and repeated ones", () => {
    const job = jobFormSchema(null).parse({ ...filled, skills_required: [" Go ", "go", "", "SQL"] });
    expect(job.skills_required).toEqual(["Go", "SQL"]);
  });

  it("leave a stored job unchanged", () => {
    const stored = {
      title: "Dispatcher",
      description: "Keep freight moving.",
      location: "Denver, CO",
      locations: ["Boise, ID"],
      job_type: "CONTRACT",
      experience_level: null,
      experience_required: null,
      education_required: "None",
      salary_min: 0,
      salary_max: 60000,
      own_answer_days: 14,
      workplace: "hybrid",
      pay_period: "year",
      skills_required: ["Phone"],
      requirements: ["Night shifts"],
      preferred_skills: [],
      status: "closed",
      expires_at: "2020-01-31",
      questions: [
        {
          id: "0b9f3a52-9a1e-4b8a-9b58-3f7d4c6a1e10",
          question: "Why?",
          question_type: "TEXTAREA",
          is_required: false,
          options: [],
        },
      ],
    } as unknown as CompanyJob;
    expect(jobFormSchema("2020-01-31").parse(jobFormValues(stored))).toEqual({
      title: "Dispatcher",
      description: "Keep freight moving.",
      location: "Denver, CO",
      locations: ["Boise, ID"],
      jobType: "CONTRACT",
      experienceLevel: "",
      experienceRequired: "",
      educationRequired: "None",
      salaryMin: 0,
      salaryMax: 60000,
      workplace: "hybrid",
      payPeriod: "year",
      answerDays: 14,
      skills_required: ["Phone"],
      requirements: ["Night shifts"],
      preferredSkills: [],
      status: "closed",
      expires_at: "2020-01-31",
      questions: [
        {
          id: "0b9f3a52-9a1e-4b8a-9b58-3f7d4c6a1e10",
          question: "Why?",
          questionType: "TEXTAREA",
          isRequired: false,
          options: [],
        },
      ],
    });
  });
});

it("a job of the type Remote always has a remote workplace", () => {
  expect(jobFormSchema(null).parse({ ...filled, jobType: "REMOTE", workplace: "on_site" })).toMatchObject({
    workplace: "remote",
  });
});

describe("jobPreview", () => {
  it("shows placeholders for missing values", () => {
    expect(jobPreview(emptyJob)).toMatchObject({ title: "Job title", facts: [], salary: "", until: "" });
  });

  it("shows the filled facts, and the salary only when both ends are numbers", () => {
    const values: JobFormValues = {
      ...filled,
      locations: ["Boise, ID"],
      experienceLevel: "senior_level",
      salaryMin: "1,000",
      salaryMax: "x",
    };
    expect(jobPreview(values)).toMatchObject({
      title: "Dispatcher",
      facts: ["Denver, CO · Boise, ID", "Full time", "Senior level"],
      salary: "",
    });
    expect(jobPreview({ ...values, salaryMax: "2000", expires_at: "2030-11-03" })).toMatchObject({
      salary: "$1,000–$2,000",
      until: "Open until Nov 3, 2030",
    });
  });

  it("makes a copy a new draft", () => {
    const job = {
      ...({ title: "Dispatcher", status: "published", expires_at: "2020-01-31" } as CompanyJob),
      locations: [],
      skills_required: ["Go"],
      requirements: [],
      preferred_skills: [],
      questions: [{ id: "q", question: "Why?", question_type: "TEXT", is_required: true, options: [] }],
    } as unknown as CompanyJob;
    expect(jobCopyValues(job)).toMatchObject({
      title: "Copy of Dispatcher",
      status: "draft",
      expires_at: "",
      skills_required: ["Go"],
      questions: [{ question: "Why?", questionType: "TEXT", isRequired: true, options: [] }],
    });
    expect(jobCopyValues(job).questions[0]).not.toHaveProperty("id");
  });
});
