import { describe, expect, it } from "vitest";
import { submissionFailure } from "@/applications/model/submission-failure";

describe("submissionFailure", () => {
  const incomplete = (missingFields: string[]) =>
    submissionFailure({ code: "profile_incomplete", message: "Profile incomplete", details: { missingFields } });

  it("says how many of the empty fields are enough, and names the quickest of them", () => {
    expect(incomplete(["bio", "skills", "gender", "city", "state", "zipCode", "resume"])).toBe(
      "Please complete these required fields in your profile: City, State, ZIP code, Gender. Any 4 of your 7 empty fields will do.",
    );
    expect(incomplete(["title", "bio", "skills", "resume"])).toBe(
      "Please complete these required fields in your profile: Title. Any 1 of your 4 empty fields will do.",
    );
  });

  it("names a field that it doesn't know after the others, as the server calls it", () => {
    expect(incomplete(["somethingNew", "zipCode", "phoneNumber", "a", "b", "c"])).toBe(
      "Please complete these required fields in your profile: Phone number, ZIP code, somethingNew. Any 3 of your 6 empty fields will do.",
    );
  });

  it("asks for the profile where no field is named", () => {
    expect(submissionFailure({ code: "profile_incomplete", message: "Profile incomplete", details: {} })).toBe(
      "Please complete your candidate profile first",
    );
  });

  it("says so when there already is an application", () => {
    const already = "You have already applied for this job";
    expect(submissionFailure({ code: "duplicate_application", message: "no" })).toBe(already);
    expect(submissionFailure({ code: "23505", message: "Duplicate key" })).toBe(already);
  });

  it("says that a job has closed, and that nothing is lost", () => {
    expect(submissionFailure({ code: "job_not_found", message: "Job not found" })).toBe(
      "This job has closed. Nothing was sent, and we kept your responses.",
    );
  });

  it("passes any other reason on", () => {
    expect(submissionFailure({ code: "other", message: "No" })).toBe("Failed to submit application: No");
    expect(submissionFailure({ code: "x", message: "" })).toBe("Failed to submit application: Unknown error");
  });
});
