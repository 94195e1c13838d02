import { afterEach, expect, test, vi } from "vitest";
import { keepWish, takeWish } from "@/lib/kept-wish";

afterEach(() => vi.restoreAllMocks());

test("a wish is taken once, by its job alone", () => {
  keepWish("one");
  expect(takeWish("other")).toBe(false);
  expect(takeWish("one")).toBe(true);
  expect(takeWish("one")).toBe(false);
});

test("where storage is closed there is none", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  expect(takeWish("one")).toBe(false);
});
