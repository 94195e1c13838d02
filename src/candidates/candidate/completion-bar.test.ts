import { describe, expect, it } from "vitest";
import { completionTone } from "@/candidates/candidate/completion-bar";

describe("completionTone", () => {
  it.each([
    [0, "warn"],
    [40, "warn"],
    [50, "info"],
    [70, "info"],
    [80, "good"],
    [100, "good"],
  ])("%i%% is %s", (percent, tone) => {
    expect(completionTone(percent)).toBe(tone);
  });
});
