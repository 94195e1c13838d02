import { afterEach, expect, test, vi } from "vitest";
import { keepWish, takeWish } from "@/lib/kept-wish";

afterEach(() => vi.restoreAllMocks());

test("a wish can be taken once, and only for its job", () => {
  keepWish("one");
  expect(takeWish("other")).toBe(false);
  expect(takeWish("one")).toBe(true);
  expect(takeWish("one")).toBe(false);
});

test("no wish is found if storage is blocked", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  expect(takeWish("one")).toBe(false);
});
