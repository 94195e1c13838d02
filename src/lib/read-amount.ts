import { currencySign } from "@contracts/money";

/** A typed amount as a number; null if empty, NaN if invalid, which the contract refuses. */
export function readAmount(typed: string): number | null {
  const digits = typed.replace(currencySign, "").replace(/\s/g, "");
  if (digits === "") return null;
  // Commas separate thousands; "1e5", "0x10" and "120.000" are invalid.
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(digits) ? Number(digits.replaceAll(",", "")) : Number.NaN;
}
