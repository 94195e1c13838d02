import { expect, it } from "vitest";
import { findName } from "@/features/candidate/profile/resume/find-name";
import { lineOf } from "@/features/candidate/profile/resume/resume-text";

const nameIn = (lines: string[], page = 1, email?: string) =>
  findName(
    lines.map((text) => lineOf(text, page)),
    email,
  )?.value;

it("leaves out the label of a name, with a colon or in a cell of its own", () => {
  const name = { first: "Ana Lucia", last: "Brandt" };
  expect(nameIn(["Name  Ana Lucia Brandt", "Address  Leipzig, Germany"])).toEqual(name);
  expect(nameIn(["Full name: Ana Lucia Brandt", "Leipzig, Germany"])).toEqual(name);
});

it("finds a name behind an empty page", () => {
  expect(nameIn(["Ana Brandt", "Quality Manager", "ana@example.com"], 2)).toEqual({ first: "Ana", last: "Brandt" });
});
