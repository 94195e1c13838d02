import type { InterviewOfToday } from "@contracts/companies/today";
import { expect, test } from "vitest";
import { canJoin, interviewTime, interviewWords, peopleAndMore } from "@/companies/model/today-words";

const start = Date.parse("2026-11-26T15:30:00Z");
const at = (minutes: number) => start + minutes * 60_000;
const call: InterviewOfToday = {
  id: "i1",
  application_id: "a1",
  person: "Hana Sorrell",
  job_title: "Welder",
  starts_at: "2026-11-26T15:30:00Z",
  minutes: 45,
  place_kind: "video",
  place: "https://meet.example/room",
  is_mine: true,
  people: ["Priya"],
};

test.each([
  [-16, false],
  [-15, true],
  [44, true],
  [45, false],
])("Join shows %i minutes after the start: %s", (minutes, joins) => {
  expect(canJoin(call, at(minutes))).toBe(joins);
});

test("calls of other people and interviews in person have no Join", () => {
  expect(canJoin({ ...call, is_mine: false }, at(0))).toBe(false);
  expect(canJoin({ ...call, place_kind: "in_person" }, at(0))).toBe(false);
});

test("an interview shows when, how, where and with whom it takes place", () => {
  expect([interviewTime(call, at(-90)), interviewTime(call, at(-12)), interviewTime(call, at(3))]).toEqual([
    "45 min",
    "in 12 min",
    "now",
  ]);
  expect(interviewWords(call, at(-12))).toBe("45 min video call with you and Priya");
  const elsewhere = { ...call, place_kind: "in_person", place: "Denver office", is_mine: false } as const;
  expect(interviewWords(elsewhere, at(-90))).toBe("In person, Denver office, with Priya");
  expect(interviewWords({ ...elsewhere, people: [] }, at(-90))).toBe("In person, Denver office");
});

test("long lists of people name two and count the rest", () => {
  expect(peopleAndMore(["Ada"], 1)).toBe("Ada");
  expect(peopleAndMore(["Ada", "Bo"], 2)).toBe("Ada and Bo");
  expect(peopleAndMore(["Ada", "Bo", "Cy", "Di"], 7)).toBe("Ada, Bo and 5 more");
});
