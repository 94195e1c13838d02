import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { moveFormSchema, slotProblem, startsOf, timesFormSchema } from "@/interviews/model/times-form";

const now = new Date("2026-11-24T17:00:00Z");
const denver = "America/Denver";
const problem = (date: string, time: string, zone = denver, hoursAhead = 2) =>
  slotProblem({ date, time }, zone, { now, hoursAhead });

describe("an entered time", () => {
  it.each([
    ["the hour that clocks skip in Denver", "2027-03-14", "02:30", denver],
    ["its first minute", "2027-03-14", "02:00", denver],
    ["the hour that clocks skip in Lisbon", "2027-03-28", "01:30", "Europe/Lisbon"],
    ["the half hour they skip on Lord Howe", "2027-10-03", "02:15", "Australia/Lord_Howe"],
  ])("is refused in %s", (_, date, time, zone) => {
    expect(problem(date, time, zone)).toBe("That time is skipped when clocks move forward. Choose another time");
  });

  it.each([
    ["the minute before the gap", "2027-03-14", "01:59", denver, "2027-03-14T08:59:00.000Z"],
    ["the end of the gap", "2027-03-14", "03:00", denver, "2027-03-14T09:00:00.000Z"],
    ["the first of two hours in autumn", "2027-11-07", "01:30", denver, "2027-11-07T07:30:00.000Z"],
    ["the hour after the repeated one", "2027-11-07", "02:00", denver, "2027-11-07T09:00:00.000Z"],
    ["the skipped hour of another zone", "2027-03-14", "02:30", "Europe/Lisbon", "2027-03-14T02:30:00.000Z"],
  ])("is accepted at %s", (_, date, time, zone, instant) => {
    expect(slotProblem({ date, time }, zone, { now })).toBeNull();
    expect(startsOf([{ date, time }], zone)).toEqual([instant]);
  });

  it("must be at least two hours ahead and within a year", () => {
    expect(problem("2026-11-24", "12:00")).toBe("Choose a time at least two hours from now");
    expect(problem("2026-11-24", "12:01")).toBeNull();
    expect(problem("2026-11-24", "10:00", denver, 0)).toBe("Choose an upcoming time");
    expect(problem("2028-01-01", "10:00")).toBe("Choose a time within a year");
    expect(problem("20261-11-28", "10:00")).toBe("Choose a time within a year");
  });

  it("needs a date and a time", () => {
    expect(problem("2026-12-01", "")).toBe("Choose a day and a time");
    expect(problem("", "10:00")).toBe("Choose a day and a time");
  });
});

describe("a proposal", () => {
  const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const form = (slots: { date: string; time: string }[], more: object = {}) =>
    z.safeParse(timesFormSchema, {
      minutes: 45,
      slots,
      time_zone: denver,
      place_kind: "video",
      place: "https://meet.example.com/talk",
      people: ["somebody"],
      words: "",
      ...more,
    });
  const problems = (...given: Parameters<typeof form>) =>
    form(...given).error?.issues.map(({ path, message }) => [path.join("."), message]);
  const ten = { date: soon(5), time: "10:00" };

  it("has one to five different times, and says which one is invalid", () => {
    expect(problems([])).toEqual([["slots", "Choose a time"]]);
    const six = Array.from({ length: 6 }, (_, n) => ({ ...ten, time: `1${n}:00` }));
    expect(form(six.slice(1)).success).toBe(true);
    expect(form(six).success).toBe(false);
    expect(problems([ten, ten])).toEqual([["slots.1", "You already proposed this time"]]);
    expect(problems([ten, { date: "2026-03-08", time: "02:30" }])).toEqual([
      ["slots.1", "That time is skipped when clocks move forward. Choose another time"],
    ]);
  });

  it("needs a link, a phone number or an address, depending on its kind", () => {
    const link = "Enter the link to the call, such as https://meet.example.com/talk";
    expect(problems([ten], { place: "soon" })).toEqual([["place", link]]);
    expect(problems([ten], { place_kind: "phone", place: " " })).toEqual([["place", "Enter the number to call"]]);
    expect(problems([ten], { place_kind: "in_person", place: "" })).toEqual([["place", "Enter the address"]]);
    expect(form([ten], { place_kind: "in_person", place: "1 Main Street" }).success).toBe(true);
  });
});

describe("the second occurrence of a repeated hour", () => {
  // In Denver clocks show 1:30 twice on this day: at 07:30 and at 08:30 UTC.
  const [first, second] = ["2026-11-01T07:30:00.000Z", "2026-11-01T08:30:00.000Z"];
  const slot = { date: "2026-11-01", time: "01:30" };

  it("is kept as long as its time isn't edited", () => {
    expect(startsOf([slot], "America/Denver", second)).toEqual([second]);
    expect(startsOf([slot], "America/Denver", first)).toEqual([first]);
    expect(startsOf([{ ...slot, time: "01:45" }], "America/Denver", second)).toEqual(["2026-11-01T07:45:00.000Z"]);
    expect(startsOf([{ ...slot, time: "08:30" }], "UTC", second)).toEqual([second]);
  });
});

describe("changing an interview", () => {
  const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const now = {
    starts_at: `${date}T17:00:00+00:00`,
    minutes: 45,
    place_kind: "phone" as const,
    place: "+1 303 555 0100",
  };
  const form = { ...now, starts_at: { date, time: "17:00" }, time_zone: "UTC", reason: "I am ill." };
  const problems = (change: Partial<typeof form>) =>
    z
      .safeParse(moveFormSchema(now), { ...form, ...change })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

  it("requires a new time, length or location, and a reason", () => {
    const nothing = ["starts_at: Change the time, length or location"];
    expect(problems({})).toEqual(nothing);
    expect(problems({ starts_at: { ...form.starts_at, time: "12:00" }, time_zone: "Etc/GMT+5" })).toEqual(nothing);
    expect(problems({ place: " +1 303 555 0100 " })).toEqual(nothing);
    expect(problems({ starts_at: { ...form.starts_at, time: "17:15" } })).toEqual([]);
    expect(problems({ minutes: 30 })).toEqual([]);
    expect(problems({ place: "+1 303 555 0199" })).toEqual([]);
    expect(problems({ reason: "" })).toEqual(["reason: Explain why. Both sides can read it"]);
  });
});
