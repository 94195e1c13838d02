import { expect, test } from "vitest";
import { addCandidateSchema, emptyCandidate, monthsOf, termsFor } from "@/candidates/model/candidate-invitation";

const companyId = "5f0c1c1e-52f4-4c3b-9a57-0d6b1a7a3c11";

test("a duration is known by its own terms, and by no others", () => {
  expect(monthsOf(` ${termsFor("12")}\n`)).toBe("12");
  expect(monthsOf(`${termsFor("12")} And a cake.`)).toBeUndefined();
  expect(monthsOf("")).toBeUndefined();
});

test("of an empty form the names and the address are missing, nothing else", () => {
  const { error } = addCandidateSchema.safeParse(emptyCandidate(companyId));
  expect(error?.issues.map(({ message }) => message).sort()).toEqual([
    "Email is required",
    "First name is required",
    "Last name is required",
  ]);
});
