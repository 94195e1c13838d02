import { expect, it } from "vitest";
import { removalFailure } from "@/candidates/data/document-remove-mutation";

it("names the kind of document that could not be removed, and reports an invalid path", () => {
  expect(removalFailure("cover_letter", { code: "offline" })).toBe("Could not delete cover letter. Please try again.");
  expect(removalFailure("certificate", { code: "storage_error" })).toBe(
    "Could not delete certificate. Please try again.",
  );
  expect(removalFailure("resume", { code: "invalid_path" })).toBe("Cannot delete file: Invalid URL");
});
