import { isDeepStrictEqual } from "node:util";
import type { Fragment } from "postgres";
import { expect } from "vitest";
import type { z } from "zod/mini";
import { sql } from "./accounts.ts";
import { pick } from "./samples.ts";

/** Field path → message. {} for valid input. */
export type FieldErrors = Record<string, string>;

/** An error in a list entry is reported for the list, where a form shows it. */
const fieldOf = (path: string) => path.replace(/\.\d+$/, "");

/** A contract's errors for an input, the first per field. */
export function contractErrors(schema: z.ZodMiniType, input: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    errors[fieldOf(path.join("."))] ??= message;
  }
  return errors;
}

/** SQL's errors for each input; `check` is the call that returns the field errors of `given`. */
export async function sqlErrors(check: Fragment, inputs: readonly unknown[]): Promise<FieldErrors[]> {
  const rows = await sql<{ errors: FieldErrors }[]>`
    select ${check} as errors
    from jsonb_array_elements(${sql.json(inputs as never)}::jsonb) with ordinality as inputs (given, place)
    order by place`;
  return rows.map(({ errors }) =>
    Object.fromEntries(Object.entries(errors).map(([path, message]) => [fieldOf(path), message])),
  );
}

/** The library's default message: where a contract has no message because no form can send the input, SQL's applies. */
const wordless = "Invalid input";
export const isSame = (contract: FieldErrors, sql: FieldErrors = {}) =>
  isDeepStrictEqual(Object.keys(contract).sort(), Object.keys(sql).sort()) &&
  Object.entries(contract).every(([field, message]) => message === wordless || message === sql[field]);

/**
 * Compares a contract's errors with SQL's for each input, by field and message. Both get it unmodified, since callers may bypass
 * the form and the server function.
 */
export async function expectSameErrors(
  schema: z.ZodMiniType,
  check: Fragment,
  inputs: readonly unknown[],
): Promise<void> {
  const said = await sqlErrors(check, inputs);
  const differences = inputs
    .map((input, index) => ({ contract: contractErrors(schema, input), sql: said[index], input }))
    .filter((verdict) => !isSame(verdict.contract, verdict.sql));
  expect(differences.map((difference) => JSON.stringify(difference))).toEqual([]);
}

/** A valid input: each field is picked at random from its valid samples. */
export function fittingInput(shape: Record<string, z.ZodMiniType>, samples: Record<string, unknown[]>) {
  return Object.fromEntries(
    Object.entries(samples).map(([field, values]) => [
      field,
      pick(values.filter((value) => shape[field]?.safeParse(value).success)),
    ]),
  );
}
