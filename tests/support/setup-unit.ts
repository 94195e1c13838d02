import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// A busy machine is no failure: waiting ends with the condition, this is only its limit.
configure({ asyncUtilTimeout: 5_000 });

// Silence is part of passing: whatever a component logs as an error fails its test.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(" ")}`);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
