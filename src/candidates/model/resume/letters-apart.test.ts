import { expect, it } from "vitest";
import { isSetApart } from "@/candidates/model/resume/letters-apart";

it.each(["J A N E", "C O N TAC T", "S U M M A RY", "E D U C AT I O N"])("recognizes %s as spaced-out letters", (text) =>
  expect(isSetApart(text)).toBe(true),
);

it.each(["RN BSN CPR", "Jane A. B. Doe", "IT IS DONE"])("does not treat %s as spaced-out letters", (text) =>
  expect(isSetApart(text)).toBe(false),
);
