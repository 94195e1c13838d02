import { expect, it } from "vitest";
import { findName } from "@/candidates/model/resume/find-name";
import { lineOf } from "@/candidates/model/resume/resume-text";

const nameIn = (lines: string[], page = 1, email?: string) =>
  findName(
    lines.map((text) => lineOf(text, page)),
    email,
  )?.value;

it("ignores the label of a name, with a colon or in a separate cell", () => {
  const name = { first: "Ana Lucia", last: "Brandt" };
  expect(nameIn(["Name  Ana Lucia Brandt", "Address  Leipzig, Germany"])).toEqual(name);
  expect(nameIn(["Full name: Ana Lucia Brandt", "Leipzig, Germany"])).toEqual(name);
});

it("finds a name after an empty page", () => {
  expect(nameIn(["Ana Brandt", "Quality Manager", "ana@example.com"], 2)).toEqual({ first: "Ana", last: "Brandt" });
});

it("joins two large lines even if a headline comes between them", () => {
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

it.each([
  ["ZIELIŃSKA Ewa", "ewa@example.pl", { first: "Ewa", last: "Zielińska" }],
  ["van der Meer, Pieter", "pieter@example.nl", { first: "Pieter", last: "van der Meer" }],
  ["Thomas Baker", "tbaker@example.com", { first: "Thomas", last: "Baker" }],
  ["Austin Reed, Sales Manager | (615) 555-0134", "areed@example.com", { first: "Austin", last: "Reed" }],
])("reads %s", (text, email, name) => {
  expect(nameIn([text, "Nashville, TN", email], 1, email)).toEqual(name);
});

it("does not mistake a title or a single large word for a name", () => {
  expect(nameIn(["Executive Chef", "chef.carmen@example.com"], 1, "chef.carmen@example.com")).toBeUndefined();
  const read = ["Europass", "nora@example.ie", "Galway"].map((text, row) =>
    lineOf(text, 1, { size: row === 0 ? 20 : 10, font: "f1" }),
  );
  expect(findName(read, "nora@example.ie")).toBeUndefined();
});

it("joins a large name that is split at its hyphen", () => {
  const read = ["Nora", "O’Brien-", "Walsh", "Therapist", "Galway", "Since 2015", "Hands"].map((text, row) =>
    lineOf(text, 1, { size: row < 3 ? 24 : 10, font: "f1" }),
  );
  expect(findName(read, "nora@example.ie")?.value).toEqual({ first: "Nora", last: "O’Brien-Walsh" });
});
