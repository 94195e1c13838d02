import { describe, expect, it } from "vitest";
import { readDollars } from "@/lib/read-dollars";

describe("readDollars", () => {
  it.each([
    ["", null],
    ["  ", null],
    ["$1,200", 1200],
    ["0", 0],
  ])("reads %j as %j", (typed, dollars) => expect(readDollars(typed)).toBe(dollars));
  it("gives NaN for what is no number", () => expect(readDollars("lots")).toBeNaN());
});
