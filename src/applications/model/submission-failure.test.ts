import { describe, expect, it } from "vitest";
import { submissionFailure } from "@/applications/model/submission-failure";

describe("submissionFailure", () => {
  const incomplete = (missingFields: string[]) =>
    submissionFailure({ code: "profile_incomplete", message: "Profile incomplete", details: { missingFields } });

  it("says how many of the empty fields are enough, and lists the quickest", () => {
    expect(incomplete(["bio", "skills", "gender", "city", "state", "zipCode", "resume"])).toBe(
      "Please complete these required fields in your profile: City, State, ZIP code, Gender. Any 4 of your 7 empty fields will do.",
    );
    expect(incomplete(["title", "bio", "skills", "resume"])).toBe(
      "Please complete these required fields in your profile: Title. Any 1 of your 4 empty fields will do.",
    );
  });

  it("lists unknown fields last, by their server name", () => {
    expect(incomplete(["somethingNew", "zipCode", "phoneNumber", "a", "b", "c"])).toBe(
      "Please complete these required fields in your profile: Phone number, ZIP code, somethingNew. Any 3 of your 6 empty fields will do.",
    );
  });

  it("asks for the profile if no field is named", () => {
    expect(submissionFailure({ code: "profile_incomplete", message: "Profile incomplete", details: {} })).toBe(
      "Please complete your candidate profile first",
    );
  });

  it("says that the person has already applied", () => {
    const already = "You have already applied for this job";
    expect(submissionFailure({ code: "duplicate_application", message: "no" })).toBe(already);
    expect(submissionFailure({ code: "23505", message: "Duplicate key" })).toBe(already);
  });

  it("says that the job has closed and that responses were kept", () => {
    expect(submissionFailure({ code: "job_not_found", message: "Job not found" })).toBe(
      "This job has closed. Nothing was sent, and we kept your responses.",
    );
  });

  it("shows any other reason", () => {
    expect(submissionFailure({ code: "other", message: "No" })).toBe("Failed to submit application: No");
    expect(submissionFailure({ code: "x", message: "" })).toBe("Failed to submit application: Unknown error");
  });
});
