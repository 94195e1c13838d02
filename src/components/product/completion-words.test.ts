import { completionItems } from "@contracts/candidate";
import { describe, expect, it } from "vitest";
import { missingSentence, neededSentence } from "@/components/product/completion-words";

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

it("asks for no more than is needed, and names what could be given", () => {
  expect(neededSentence({ needed: 2, missing: ["phoneNumber", "gender", "zipCode", "street", "resume"] })).toBe(
    "2 more details are needed before you can apply, any of these: phone number, gender, ZIP code, street, resume.",
  );
  expect(neededSentence({ needed: 1, missing: ["city", "bio", "title", "skills"] })).toMatch(
    /^One more detail is needed/,
  );
});
