import { afterEach, beforeEach, vi } from "vitest";

// Passing requires silence: anything logged as an error fails its test.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(" ")}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});
