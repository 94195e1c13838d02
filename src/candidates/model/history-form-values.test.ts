import { expect, it } from "vitest";
import * as z from "zod/mini";
import {
  type PositionFields,
  positionFields,
  positionFormSchema,
  schoolFields,
  schoolFormSchema,
} from "@/candidates/model/history-form-values";

const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const job = (fields: Partial<PositionFields>) => ({
  ...positionFields({ id }),
  title: "Cook",
  company: "The Anchor",
  start_year: "2019",
  ...fields,
});
const problemsOf = (fields: Partial<PositionFields>) =>
  z
    .safeParse(positionFormSchema, job(fields))
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

it("reads a job from its fields, and shows the same values", () => {
  const read = z.parse(
    positionFormSchema,
    job({ start_month: "3", isPresent: true, end_year: "2020", location: " Leeds " }),
  );
  expect(read).toEqual({
    id,
    title: "Cook",
    company: "The Anchor",
    location: "Leeds",
    start_year: 2019,
    start_month: 3,
    end_year: null,
    end_month: null,
    description: null,
  });
  expect(positionFields(read)).toMatchObject({ start_year: "2019", start_month: "3", end_year: "", isPresent: true });
});

it.each([
  [{ start_year: "" }, "start_year: Enter a year from 1930 to 2100"],
  [{ start_year: "19", isPresent: true }, "start_year: Enter a year from 1930 to 2100"],
  [{ start_year: "about 2019", isPresent: true }, "start_year: Enter a year from 1930 to 2100"],
  [{}, 'end_year: Enter the year it ended, or check "I work here now"'],
  [{ end_month: "4", title: "" }, 'end_year: Enter the year it ended, or check "I work here now"'],
  [{ end_year: "18" }, "end_year: Enter a year from 1930 to 2100"],
  [{ end_year: "2018" }, "end_year: The end is before the start"],
  [{ start_month: "5", end_year: "2019", end_month: "4" }, "end_year: The end is before the start"],
  [{ title: " ", isPresent: true }, "title: Enter a title"],
  [{ company: "", isPresent: true }, "company: Enter a company"],
])("shows the error at its field for %o", (fields, problem) => expect(problemsOf(fields)).toContain(problem));

it.each([
  [{ end_year: "2019" }],
  [{ start_month: "4", end_year: "2019", end_month: "4" }],
  [{ start_month: "12", end_year: "2019" }],
])("accepts %o", (fields) => expect(problemsOf(fields)).toEqual([]));

it("reads a school with or without its years", () => {
  const fields = { ...schoolFields({ id }), school: "Colorado State", degree: "B.S." };
  expect(z.parse(schoolFormSchema, fields)).toEqual({
    id,
    school: "Colorado State",
    degree: "B.S.",
    field: null,
    start_year: null,
    end_year: null,
  });
  expect(
    z.safeParse(schoolFormSchema, { ...fields, start_year: "2019", end_year: "2017" }).error?.issues,
  ).toMatchObject([{ path: ["end_year"], message: "The end is before the start" }]);
});
