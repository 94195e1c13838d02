import { expect, it, vi } from "vitest";
import { importAgain } from "@/lib/import-again";

const missing = (address: string) => new TypeError(`Failed to fetch dynamically imported module: ${address}`);
const code = { page: true };

it("retries a failed module at a new address each time, and keeps the result", async () => {
  const address = "https://example.com/assets/page.js";
  const load = () => Promise.reject<typeof code>(missing(address));
  const importFrom = vi.fn((asked: string) => Promise.reject<typeof code>(missing(asked)));
  await expect(importAgain(load, importFrom)).rejects.toThrow(address);
  importFrom.mockImplementation(() => Promise.resolve(code));
  const both = await Promise.all([importAgain(load, importFrom), importAgain(load, importFrom)]);
  expect([...both, await importAgain(load, importFrom)]).toEqual([code, code, code]);
  expect(importFrom.mock.calls.map(([asked]) => asked.replace(/#\d+$/, ""))).toEqual([address, address]);
  expect(new Set(importFrom.mock.calls.map(([asked]) => asked)).size).toBe(2);
});

it("rethrows a failure that names no file", async () => {
  const importFrom = vi.fn();
  await expect(importAgain(() => Promise.reject(new Error("It broke.")), importFrom)).rejects.toThrow("It broke.");
  expect(importFrom).not.toHaveBeenCalled();
});
