import * as z from "zod/mini";
import { where } from "../checks.ts";
import { operator } from "../operator.ts";
import type { WrittenAs } from "./country.ts";

const { country } = operator;
type Fields = Readonly<Record<string, unknown>>;

/** Whether an address is in the operator's country: it says so, or names none. private.is_home says the same. */
const isHome = (named: unknown): boolean =>
  named === null || (typeof named === "string" && ["", ...country.spellings].includes(named.toLowerCase()));

/** A field next to a country is written as the operator's country writes it, unless it is of another. private.home_errors says the same. */
const writtenAs = (field: string, countryField: string, as: WrittenAs | undefined) => {
  const pattern = as && new RegExp(as.pattern, "i");
  return z.refine<Fields>(
    (fields) => !pattern || !fields[field] || !isHome(fields[countryField]) || pattern.test(String(fields[field])),
    { error: as?.message, path: [field], when: where(field, countryField) },
  );
};

/** Why a postal code doesn't fit an address of the country `named` (null for the operator's own); null if it does. */
export const postalCodeProblem = (code: string, named: string | null = null): string | null =>
  code && isHome(named) && !new RegExp(country.postalCodeAs.pattern, "i").test(code)
    ? country.postalCodeAs.message
    : null;

export const homePostalCode = (field: string, countryField: string) =>
  writtenAs(field, countryField, country.postalCodeAs);
export const homeTaxNumber = (field: string, countryField: string) =>
  writtenAs(field, countryField, country.taxNumberAs);
