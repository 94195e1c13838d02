import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDaysFilter } from "@/lib/use-days-filter";
import { around } from "../../tests/support/render-with.tsx";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-27T12:00:00Z"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const read = (address: string) =>
  renderHook(() => useDaysFilter("posted"), { wrapper: around({ at: `/?posted=${address}` }) }).result.current;

test.each([
  ["7", { p_since: "2026-11-21", p_until: undefined }],
  ["2026-10-28..2026-11-26", { p_since: "2026-10-28", p_until: "2026-11-26" }],
  ["2026-13-01..2026-11-26", { p_since: undefined, p_until: undefined }],
  ["2026-02-30..2026-11-26", { p_since: undefined, p_until: undefined }],
  ["0000-01-01..2026-11-26", { p_since: undefined, p_until: undefined }],
  ["8", { p_since: undefined, p_until: undefined }],
])("reads or ignores the days %s in an address", (address, days) => {
  expect(read(address).days).toEqual(days);
});

test("the days in a link are selected among the options", () => {
  const { value, options } = read("2026-10-28..2026-11-26").select;
  expect(options.map(({ label }) => label)).toEqual(["Last 7 days", "Last 30 days", "Last 90 days", "Oct 28–Nov 26"]);
  expect(options.at(-1)?.value).toBe(value);
});
