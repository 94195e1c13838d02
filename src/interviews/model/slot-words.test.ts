import { describe, expect, it } from "vitest";
import { inDays, peopleWords, slotDay, slotEnd, slotRange } from "@/interviews/model/slot-words";

/** Browsers use different spaces before AM. */
const plain = (text: string) => text.replace(/\s/g, " ");

describe("an interview time", () => {
  const at = "2026-11-24T17:00:00Z";

  it("is shown in the reader's zone, with AM or PM only once if possible", () => {
    expect(slotDay(at, "America/Denver")).toBe("Tue, Nov 24, 2026");
    expect(plain(slotRange(at, 45, "America/Denver"))).toBe("10:00–10:45 AM");
    expect(plain(slotRange(at, 150, "America/Denver"))).toBe("10:00 AM–12:30 PM");
    expect(plain(slotRange(at, 45, "Asia/Kolkata"))).toBe("10:30–11:15 PM");
    expect(slotDay(at, "Asia/Tokyo")).toBe("Wed, Nov 25, 2026");
  });

  it("has its end in local time, also across a clock change", () => {
    expect(plain(slotEnd("2027-03-14T08:45:00Z", 30, "America/Denver"))).toBe("3:15 AM");
    expect(plain(slotEnd("2027-11-07T07:45:00Z", 30, "America/Denver"))).toBe("1:15 AM");
  });

  it("shows the zone at both ends if clocks change in between", () => {
    expect(plain(slotRange("2027-11-07T07:30:00Z", 45, "America/Denver"))).toBe("1:30 AM MDT–1:15 AM MST");
    expect(plain(slotRange("2027-03-14T08:45:00Z", 30, "America/Denver"))).toBe("1:45 AM MST–3:15 AM MDT");
  });

  it("counts days in the reader's zone", () => {
    const now = new Date("2026-11-23T23:30:00Z");
    expect(inDays(at, "UTC", now)).toBe("tomorrow");
    expect(inDays(at, "Asia/Tokyo", now)).toBe("tomorrow");
    expect(inDays(at, "Pacific/Auckland", now)).toBe("tomorrow");
    expect(inDays("2026-11-24T02:00:00Z", "America/Denver", now)).toBe("today");
    expect(inDays("2026-11-27T17:00:00Z", "America/Denver", now)).toBe("in 4 days");
  });
});

it("lists participants, the reader first", () => {
  const people = [
    { user_id: "a", name: "Marta Lindqvist" },
    { user_id: "b", name: "Priya Valluri" },
  ];
  expect(peopleWords(people, "b")).toBe("you and Marta Lindqvist");
  expect(peopleWords(people, undefined)).toBe("Marta Lindqvist and Priya Valluri");
  expect(peopleWords([], "b")).toBe("");
});
