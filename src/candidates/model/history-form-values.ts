import {
  historyDateErrors,
  historyYears,
  type Position,
  positionSchema,
  type School,
  schoolSchema,
  yearMessage,
} from "@contracts/candidates/history";
import * as z from "zod/mini";

/** An entry as form values: years are typed, months chosen, and nothing is null. */
type Typed<Entry> = { [Key in keyof Entry]: string };
export type PositionFields = Typed<Position> & { isPresent: boolean };
export type SchoolFields = Typed<School>;

const toNumber = (text: string) => (text.trim() === "" ? null : Number(text));
const orNull = (text: string | null | undefined) => text || null;

const dateIssues = (value: Parameters<typeof historyDateErrors>[0]) =>
  Object.entries(historyDateErrors(value)).map(([field, message]) => ({
    code: "custom" as const,
    path: [field],
    message,
    input: value,
  }));

/** Combined, so that every field shows its error the first time. */
const heldSchema = z.extend(positionSchema, {
  isPresent: z.boolean(),
  end_year: z.nullable(
    z
      .int('Enter the year it ended, or check "I work here now"')
      .check(z.minimum(historyYears.from, yearMessage), z.maximum(historyYears.to, yearMessage)),
  ),
});

export const positionFormSchema = z.pipe(
  z.pipe(
    z.transform(
      (fields: PositionFields): z.input<typeof heldSchema> => ({
        ...fields,
        start_year: toNumber(fields.start_year) ?? Number.NaN,
        start_month: toNumber(fields.start_month),
        end_year: fields.isPresent ? null : (toNumber(fields.end_year) ?? Number.NaN),
        end_month: fields.isPresent ? null : toNumber(fields.end_month),
      }),
    ),
    heldSchema.check(({ value, issues }) => {
      issues.push(...dateIssues(value));
    }),
  ),
  z.transform(
    ({ isPresent: _, ...entry }): Position => ({
      ...entry,
      location: orNull(entry.location),
      description: orNull(entry.description),
      start_month: entry.start_month ?? null,
      end_year: entry.end_year ?? null,
      end_month: entry.end_month ?? null,
    }),
  ),
);

export const schoolFormSchema = z.pipe(
  z.pipe(
    z.transform(
      (fields: SchoolFields): z.input<typeof schoolSchema> => ({
        ...fields,
        start_year: toNumber(fields.start_year),
        end_year: toNumber(fields.end_year),
      }),
    ),
    schoolSchema.check(({ value, issues }) => {
      issues.push(...dateIssues(value));
    }),
  ),
  z.transform(
    (entry): School => ({
      ...entry,
      degree: orNull(entry.degree),
      field: orNull(entry.field),
      start_year: entry.start_year ?? null,
      end_year: entry.end_year ?? null,
    }),
  ),
);

const textOf = (value: string | number | null | undefined) => String(value ?? "");

/** A job's form values; a new one has only its id. */
export const positionFields = (entry: Partial<Position> & { id: string }): PositionFields => ({
  id: entry.id,
  title: textOf(entry.title),
  company: textOf(entry.company),
  location: textOf(entry.location),
  start_year: textOf(entry.start_year),
  start_month: textOf(entry.start_month),
  end_year: textOf(entry.end_year),
  end_month: textOf(entry.end_month),
  description: textOf(entry.description),
  isPresent: entry.start_year !== undefined && entry.end_year === null,
});

/** A school's form values; a new one has only its id. */
export const schoolFields = (entry: Partial<School> & { id: string }): SchoolFields => ({
  id: entry.id,
  school: textOf(entry.school),
  degree: textOf(entry.degree),
  field: textOf(entry.field),
  start_year: textOf(entry.start_year),
  end_year: textOf(entry.end_year),
});
