import { afterAll, vi } from "vitest";

// Files share a process, whose start costs more than most of their tests, but neither modules nor what they put in place of others.
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
