import { expect, test } from "vitest";
import { addCandidateSchema, emptyCandidate, monthsOf, termsFor } from "@/candidates/model/candidate-invitation";

const companyId = "5f0c1c1e-52f4-4c3b-9a57-0d6b1a7a3c11";

test("a duration is recognized only by its exact terms", () => {
  expect(monthsOf(` ${termsFor("12")}\n`)).toBe("12");
  expect(monthsOf(`${termsFor("12")} And a cake.`)).toBeUndefined();
  expect(monthsOf("")).toBeUndefined();
});

test("an empty form is missing only names and email", () => {
  const { error } = addCandidateSchema.safeParse(emptyCandidate(companyId));
  expect(error?.issues.map(({ message }) => message).sort()).toEqual([
    "Email is required",
    "First name is required",
    "Last name is required",
  ]);
});
