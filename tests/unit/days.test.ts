import { earliestDay, endOfDay, isDayOver, latestDay, localDay } from "@contracts/day";
import { newJobSchema } from "@contracts/jobs/job";
import { offerFormFields, offerInputSchema } from "@contracts/offers/offer";
import { afterEach, describe, expect, it, vi } from "vitest";
import { jobFormSchema } from "@/jobs/company/job-form-values";
import { inZone, zones } from "../support/zones.ts";

const at = (time: string) => Date.parse(time);
const issuesOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ path }) => path.join("."));

afterEach(() => void vi.useRealTimers());

describe("a date as a limit", () => {
  it("ends at 12:00 UTC of the following day", () => {
    expect(endOfDay("2026-12-31").toISOString()).toBe("2027-01-01T12:00:00.000Z");
    expect(isDayOver("2026-12-31", at("2027-01-01T11:59:59Z"))).toBe(false);
    expect(isDayOver("2026-12-31", at("2027-01-01T12:00:00Z"))).toBe(true);
  });

  it.each(zones)("has not passed while it is still that day locally: %s", (_name, zone) => {
    for (let hour = 0; hour < 48; hour += 1) {
      const now = at("2026-12-11T00:30:00Z") + hour * 3_600_000;
      const today = inZone(zone, () => localDay(now));
      expect(isDayOver(today, now)).toBe(false);
      expect([earliestDay(now) <= today, today <= latestDay(now)]).toEqual([true, true]);
    }
  });
});

describe("today as the earliest date", () => {
  // Each zone, shortly before and after its midnight between Dec 11 and 12.
  const borders = zones.flatMap(([name, zone], index) => {
    const midnight = at("2026-12-12T00:00:00Z") + ([11, 8, 0, -13][index] ?? 0) * 3_600_000;
    return [
      [name, zone, "2026-12-11", midnight - 60_000],
      [name, zone, "2026-12-12", midnight + 60_000],
    ] as const;
  });
  const offer = (day: string) => ({ salary: 1, salary_period: "year", starts_on: day, answer_by: day });
  const job = (day: string) => ({
    title: "Cook",
    description: "Cooks",
    location: "Hilo, HI",
    jobType: "FULL_TIME",
    expires_at: day,
  });
  const dayBefore = (day: string) => (day === "2026-12-12" ? "2026-12-11" : "2026-12-10");

  it.each(borders)("follows the reader's time zone: %s, %s, %s", (_name, zone, today, now) => {
    vi.useFakeTimers({ now, toFake: ["Date"] });
    inZone(zone, () => {
      expect(issuesOf(offerFormFields.safeParse(offer(today)))).toEqual([]);
      expect(issuesOf(offerFormFields.safeParse(offer(dayBefore(today))))).toEqual(["starts_on", "answer_by"]);
      const judged = (day: string) =>
        issuesOf(
          jobFormSchema(null).safeParse({
            ...job(day),
            locations: [],
            experienceLevel: "",
            experienceRequired: "",
            educationRequired: "",
            salaryMin: "",
            salaryMax: "",
            skills_required: [],
            requirements: [],
            preferredSkills: [],
            status: "draft",
            answerDays: "",
            questions: [],
          }),
        );
      expect(judged(today)).toEqual([]);
      expect(judged(dayBefore(today))).toEqual(["expires_at"]);
    });
  });

  it.each(borders)("is always accepted by the server: %s, %s, %s", (_name, _zone, today, now) => {
    vi.useFakeTimers({ now, toFake: ["Date"] });
    expect(issuesOf(offerInputSchema.safeParse(offer(today)))).toEqual([]);
    expect(issuesOf(newJobSchema.safeParse(job(today)))).toEqual([]);
  });
});
