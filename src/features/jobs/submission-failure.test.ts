import { describe, expect, it } from "vitest";
import { submissionFailure } from "@/features/jobs/submission-failure";

describe("submissionFailure", () => {
  it("names the missing fields of an incomplete profile by their labels, unknown ones as they are", () => {
    const details = { missingFields: ["phoneNumber", "zipCode", "somethingNew"] };
    expect(submissionFailure({ code: "profile_incomplete", message: "Profile incomplete", details })).toBe(
      "Please complete these required fields in your profile: Phone number, ZIP code, somethingNew",
    );
  });

  it("asks for the profile where no field is named", () => {
    expect(submissionFailure({ code: "other", message: "Profile incomplete", details: {} })).toBe(
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
      "This job has closed. Nothing was sent, and your answers stay here.",
    );
  });

  it("passes any other reason on", () => {
    expect(submissionFailure({ code: "other", message: "No" })).toBe("Failed to submit application: No");
    expect(submissionFailure({ code: "x", message: "" })).toBe("Failed to submit application: Unknown error");
  });
});
