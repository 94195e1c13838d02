import { currencySign } from "@contracts/money";

/** A typed sum as a number; null for nothing, NaN for what is no number, which the contract refuses. */
export function readAmount(typed: string): number | null {
  const digits = typed.replace(currencySign, "").replace(/\s/g, "");
  if (digits === "") return null;
  // Commas stand between thousands; "1e5", "0x10" and "120.000" are no amounts.
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(digits) ? Number(digits.replaceAll(",", "")) : Number.NaN;
}
