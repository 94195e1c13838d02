import { describe, expect, it } from "vitest";
import { changedNames, conflictingNames, type EditBase, pick } from "@/components/form/edit-base";

const base: EditBase = { updatedAt: "1", values: { title: "A", skills: ["Go"], open: true } };
const now = (values: object): EditBase => ({ updatedAt: "2", values: { ...base.values, ...values } });

describe("an edit", () => {
  it("includes only changed fields of the record", () => {
    expect(changedNames({ title: "B", skills: ["Go"], open: true, file: {} }, base)).toEqual(["title"]);
    expect(changedNames({ title: "A", skills: ["Go", "Kafka"], open: false }, base)).toEqual(["skills", "open"]);
  });

  it.each([
    ["another field", { ...base.values, title: "Mine" }, { skills: [] }, ["skills"]],
    ["the same field", { ...base.values, title: "Mine" }, { title: "Theirs" }, ["title"]],
    ["the same field alike", { ...base.values, title: "Both" }, { title: "Both" }, []],
    ["nothing", { ...base.values, title: "Mine" }, {}, []],
  ])("reports conflicts with a colleague's change: %s", (_what, mine, theirs, asked) => {
    expect(conflictingNames(mine, base, now(theirs))).toEqual(asked);
  });

  it("picks only the named values", () => {
    expect(pick({ title: "B", open: false }, ["open", "skills"])).toEqual({ open: false });
  });
});
