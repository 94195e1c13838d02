import * as z from "zod/mini";

/** Cross-field checks run only when the fields involved are valid, regardless of errors in others. */
export const where =
  (...fields: string[]) =>
  ({ value, issues }: { value: unknown; issues: readonly { path?: readonly PropertyKey[] | undefined }[] }): boolean =>
    typeof value === "object" && value !== null && !issues.some(({ path }) => fields.includes(String(path?.[0])));

/** An amount of money with cents. */
export const twoDecimals = z.refine<number>((amount) => Number(amount.toFixed(2)) === amount, {
  error: "Use at most two decimals",
  params: { kind: "amount" },
});
