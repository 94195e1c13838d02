import { describe, expect, it } from "vitest";
import { dueWords } from "@/components/product/answer-due";
import { inZone, zones } from "../../../tests/support/zones.ts";

describe("the reply-by date", () => {
  // Noon UTC: the 22nd is over in every time zone.
  const now = Date.parse("2026-11-23T12:00Z");
  it.each([
    ["2026-12-02", { word: "Dec 2", is: "ahead" }],
    ["2026-11-24", { word: "Nov 24", is: "ahead" }],
    ["2026-11-23", { word: "Due today", is: "today" }],
    ["2026-11-22", { word: "1 day late", is: "late" }],
    ["2026-10-24", { word: "30 days late", is: "late" }],
  ])("%s", (day, words) => {
    expect(dueWords(day, now)).toEqual(words);
  });

  it.each(zones)("is late only after the day has ended everywhere: %s", (_name, zone) => {
    inZone(zone, () => {
      const at = (time: string) => dueWords("2026-11-22", Date.parse(time));
      expect(at("2026-11-23T11:59:59Z")).toEqual({ word: "Due today", is: "today" });
      expect(at("2026-11-23T12:00:00Z")).toEqual({ word: "1 day late", is: "late" });
    });
  });
});
