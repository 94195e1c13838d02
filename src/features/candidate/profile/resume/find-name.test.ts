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

it("joins two large lines with a headline read between them", () => {
  const lines: [string, number][] = [
    ["Civil Engineer", 10],
    ["Nkechi", 25],
    ["Engineer for drainage and patience.", 10],
    ["Adeyemi-Cole", 25],
    ["Houston, TX", 10],
    ["Experience", 11],
  ];
  const read = lines.map(([text, size]) => lineOf(text, 1, { size, font: "f1" }));
  expect(findName(read, undefined)?.value).toEqual({ first: "Nkechi", last: "Adeyemi-Cole" });
});
