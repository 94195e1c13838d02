/** Typed dollars as a number; null for nothing, NaN for what is no number, which the contract refuses. */
export function readDollars(typed: string): number | null {
  const digits = typed.replace(/[$,\s]/g, "");
  return digits === "" ? null : Number(digits);
}
