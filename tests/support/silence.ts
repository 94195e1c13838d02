import { afterAll, afterEach, beforeEach, vi } from "vitest";

// Files share a process, for its start costs more than their tests, but neither modules nor what they put in place of others.
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Silence is part of passing: whatever is logged as an error fails its test.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(" ")}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});
