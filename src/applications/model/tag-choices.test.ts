import { limits } from "@contracts/limits";
import { describe, expect, it } from "vitest";
import { tagChoices } from "@/applications/model/tag-choices";

const tags = ["Conference 2026", "On-call OK", "Référence"].map((name, people) => ({ name, people }));
const company = { tags, in_use: 3, can: { make: true } };
const names = (typed: string, without: string[] = [], of = company) =>
  tagChoices(of, typed, without).choices.map(({ name, people }) => (people === null ? `+${name}` : name));

describe("tag choices for typed text", () => {
  it("list tags that start with it, then tags that contain it, then a new one", () => {
    expect(names("")).toEqual(["Conference 2026", "On-call OK", "Référence"]);
    expect(names("on")).toEqual(["On-call OK", "Conference 2026", "+on"]);
  });

  it("ignore case, accents and hyphens", () => {
    expect(names("REFER")).toEqual(["Référence", "+REFER"]);
    expect(names(" on call ok ")).toEqual(["On-call OK"]);
  });

  it("omit tags that the person already has", () => {
    expect(names("on", ["on-call ok"])).toEqual(["Conference 2026", "+on"]);
    expect(tagChoices(company, "On-Call OK", ["On-call OK"])).toEqual({ choices: [], note: "Already has this tag" });
  });

  it("include no new tag without the right to create tags or beyond 30, and say so", () => {
    const user = { ...company, can: { make: false } };
    expect(tagChoices(user, "New")).toEqual({ choices: [], note: "No tag matches" });
    const full = { ...company, in_use: limits.tags };
    expect(tagChoices(full, "New")).toEqual({ choices: [], note: "30 of 30. Reuse one" });
    expect(tagChoices(full, "on")).toMatchObject({ note: "30 of 30. Reuse one", choices: [{}, {}] });
    expect(tagChoices({ ...company, tags: [] }, "").note).toBe("No tags yet");
  });
});
