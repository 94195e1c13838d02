import { describe, expect, it } from "vitest";
import { readAmount } from "@/lib/read-amount";

describe("readAmount", () => {
  it.each([
    ["", null],
    ["  ", null],
    ["$1,200", 1200],
    ["0", 0],
    ["120,000.50", 120000.5],
    ["1 200 000", 1_200_000],
    ["-5", -5],
  ])("reads %j as %j", (typed, dollars) => expect(readAmount(typed)).toBe(dollars));
  it.each(["lots", "120k", "1e5", "0x10", "120.000", "12,34", "1,2000"])(
    "returns NaN for %j, which is not an amount",
    (typed) => expect(readAmount(typed)).toBeNaN(),
  );
});
