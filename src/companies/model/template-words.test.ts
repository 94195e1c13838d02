import { fillTemplate, missingFields } from "@contracts/companies/mail-template";
import { expect, test } from "vitest";
import { filledParts } from "@/companies/model/template-words";

const fields = {
  first_name: "Mei-Lin {job_title}",
  job_title: "API Engineer",
  company_name: "Quillmark",
  my_name: "Owen",
  reply_by: null,
};

test.each([
  "Hi {first_name}, {job_title}{company_name}",
  "{reply_by} and {salary} and {{my_name}} stay or go",
  "no fields",
  "",
])("the parts of %j add up to the filled text", (body) => {
  const parts = filledParts(body, fields);
  expect(parts.map(({ text }) => text).join("")).toBe(fillTemplate(body, fields));
  expect(
    parts.filter(({ isFilled }) => isFilled).every(({ text }) => Object.values<unknown>(fields).includes(text)),
  ).toBe(true);
  expect(new Set(parts.map(({ at }) => at)).size).toBe(parts.length);
});

test("only fields that the text uses can be missing", () => {
  expect(missingFields("By {reply_by}, {first_name}", fields)).toEqual(["reply_by"]);
  expect(missingFields("Hi {first_name}", fields)).toEqual([]);
});
