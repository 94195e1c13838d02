import type { Candidate } from "@contracts/candidates/candidate";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { profileFormSchema, profileFormValues } from "@/candidates/model/profile-form-values";

const candidate: Candidate = {
  id: "1",
  user_id: "2",
  first_name: "Nadia",
  last_name: "",
  email: "nadia@example.com",
  phone: null,
  alternate_phone: null,
  title: "Backend Engineer",
  bio: "Backend Engineer\nBuilds things.\n\nThat last.",
  skills: ["Go"],
  gender: null,
  work_authorization: null,
  experience_years: null,
  street: null,
  unit: null,
  city: null,
  state: null,
  zip_code: null,
  country: null,
  portfolio_url: null,
  github_url: null,
  linkedin_url: null,
  resume_url: null,
  cover_letter_url: null,
  certificates: [],
  is_managed_by_company: false,
  managing_company_id: null,
  shown_to_partners: false,
  culture_values: ["mentoring"],
  years_follow_history: false,
};
const history = { positions: [], schools: [] };

const errors = (changes: object) => {
  const result = z.safeParse(profileFormSchema, { ...profileFormValues(candidate, history), ...changes });
  return (result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]);
};

it("shows the bio's first line as the title, and empty text instead of null", () => {
  const { resumeFile, ...values } = profileFormValues(candidate, history);
  expect(resumeFile).toBeNull();
  expect(values.title).toBe("Backend Engineer");
  expect(values.bio).toBe("Builds things.\n\nThat last.");
  expect(JSON.stringify(values)).not.toContain("null");
});

describe("profileFormSchema", () => {
  it("requires nothing", () => {
    expect(errors({ email: "", skills: [] })).toEqual([]);
  });

  it("accepts years with spaces around them, and only whole years up to 80", () => {
    const parsed = z.parse(profileFormSchema, { ...profileFormValues(candidate, history), experienceYears: " 8 " });
    expect(parsed.experienceYears).toBe(8);
    expect(errors({ experienceYears: "eight" })).toEqual([["experienceYears", "Enter whole years"]]);
    expect(errors({ experienceYears: "81" })).toEqual([["experienceYears", "Enter whole years from 0 to 80"]]);
  });

  it("leaves the field empty if years are counted from the work history, and reads it back as null", () => {
    const counted = { ...candidate, experience_years: 8, years_follow_history: true };
    expect(profileFormValues(counted, history).experienceYears).toBe("");
    expect(z.parse(profileFormSchema, profileFormValues(counted, history)).experienceYears).toBeNull();
  });

  it("refuses LinkedIn links that are not http(s), with the error at their field", () => {
    expect(errors({ linkedinUrl: "javascript:alert(1)" })).toEqual([
      ["linkedinUrl", "Please enter a valid LinkedIn URL"],
    ]);
  });
});
