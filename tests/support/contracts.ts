import { isDeepStrictEqual } from "node:util";
import type { Fragment } from "postgres";
import { expect } from "vitest";
import type { z } from "zod/mini";
import { sql } from "./actors.ts";
import { pick } from "./samples.ts";

/** Field path → message. {} when the input fits. */
export type FieldErrors = Record<string, string>;

/** An entry of a list complains at its list, where a form shows it. */
const fieldOf = (path: string) => path.replace(/\.\d+$/, "");

/** What a contract says of an input, the first complaint of each field. */
export function contractErrors(schema: z.ZodMiniType, input: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    errors[fieldOf(path.join("."))] ??= message;
  }
  return errors;
}

/** What SQL says of each input; `check` is the call that gives the field errors of `given`. */
export async function sqlErrors(check: Fragment, inputs: readonly unknown[]): Promise<FieldErrors[]> {
  const rows = await sql<{ errors: FieldErrors }[]>`
    select ${check} as errors
    from jsonb_array_elements(${sql.json(inputs as never)}::jsonb) with ordinality as inputs (given, place)
    order by place`;
  return rows.map(({ errors }) =>
    Object.fromEntries(Object.entries(errors).map(([path, message]) => [fieldOf(path), message])),
  );
}

/** The library's own words: where a contract has none because no form can send such a thing, SQL's words are as good. */
const wordless = "Invalid input";
export const isSame = (contract: FieldErrors, sql: FieldErrors = {}) =>
  isDeepStrictEqual(Object.keys(contract).sort(), Object.keys(sql).sort()) &&
  Object.entries(contract).every(([field, message]) => message === wordless || message === sql[field]);

/**
 * Compares what a contract and SQL say of each input, field by field and word by word. Both get it as it came: somebody
 * may call the procedure past form and server function.
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

/** An input that fits, each field at random from those of its samples that fit. */
export function fittingInput(shape: Record<string, z.ZodMiniType>, samples: Record<string, unknown[]>) {
  return Object.fromEntries(
    Object.entries(samples).map(([field, values]) => [
      field,
      pick(values.filter((value) => shape[field]?.safeParse(value).success)),
    ]),
  );
}
