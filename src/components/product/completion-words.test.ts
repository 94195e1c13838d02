import { completionItems } from "@contracts/candidate";
import { describe, expect, it } from "vitest";
import { completionTone, missingSentence } from "@/features/candidate/completion";

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

describe("missingSentence", () => {
  it("names what is missing in one sentence", () => {
    expect(missingSentence(["workAuthorization", "street", "resume"])).toBe(
      "Work authorization, street and resume are missing.",
    );
    expect(missingSentence(["resume"])).toBe("Resume is missing.");
    expect(missingSentence(["skills"])).toBe("Skills are missing.");
    expect(missingSentence(["city", "zipCode"])).toBe("City and ZIP code are missing.");
    expect(missingSentence([])).toBe("");
  });

  it("knows a word for every item", () => {
    expect(missingSentence(completionItems)).not.toMatch(/undefined/);
  });
});
