import { describe, expect, it } from "vitest";
import { dueWords } from "@/components/product/answer-due";

describe("the promised day", () => {
  const today = "2026-11-23";
  it.each([
    ["2026-12-02", { word: "Dec 02", is: "ahead" }],
    ["2026-11-24", { word: "Nov 24", is: "ahead" }],
    ["2026-11-23", { word: "Due today", is: "today" }],
    ["2026-11-22", { word: "1 day late", is: "late" }],
    ["2026-10-24", { word: "30 days late", is: "late" }],
  ])("%s", (day, words) => {
    expect(dueWords(day, today)).toEqual(words);
  });
});
