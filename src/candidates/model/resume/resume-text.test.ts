import { expect, it } from "vitest";
import { lineOf } from "@/candidates/model/resume/resume-text";

it("repairs swapped ligatures from Ghostscript, and leaves Chinese unchanged", () => {
  expect(lineOf("Educa\u7400\u6900on with ML\u6600\u6c00ow, \u6600\u6900rst", 1).text).toBe(
    "Education with MLflow, first",
  );
  expect(lineOf("琀椀", 1).text).toBe("琀椀");
});
