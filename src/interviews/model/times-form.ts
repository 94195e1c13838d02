import { type Interview, type InterviewPlace, interviewPlaces } from "@contracts/interviews/interview";
import { mostTimes, placeProblem } from "@contracts/interviews/interview-input";
import { limits, pickNoticeHours } from "@contracts/limits";
import { optionalText, requiredText } from "@contracts/text";
import * as z from "zod/mini";
import { instantToZoned, zonedToInstant } from "@/lib/time-zones";

/** A date and time as input values: "2026-11-24" and "10:00". */
export interface Slot {
  date: string;
  time: string;
}
export const emptySlot: Slot = { date: "", time: "" };

const hour = 3_600_000;

/**
 * When a slot starts, or null if incomplete or skipped by a clock change. If it still shows the stored time, it is that instant:
 * when clocks are set back, two instants look alike.
 */
export function slotStart({ date, time }: Slot, zone: string, stored?: string): Date | null {
  if (!date || !time) return null;
  const shown = stored && instantToZoned(stored, zone);
  return stored && shown && shown.date === date && shown.time === time
    ? new Date(stored)
    : zonedToInstant(date, time, zone);
}

/** What is wrong with a slot, or null. The same words as private.time_problem. */
export function slotProblem(
  slot: Slot,
  zone: string,
  { hoursAhead = 0, now = new Date(), stored }: { hoursAhead?: number; now?: Date; stored?: string } = {},
): string | null {
  if (!slot.date || !slot.time) return "Choose a day and a time";
  // Browsers allow five-digit years.
  if (slot.date.length > 10) return "Choose a time within a year";
  const start = slotStart(slot, zone, stored);
  if (!start) return "That time is skipped when clocks move forward. Choose another time";
  if (start.getTime() <= now.getTime() + hoursAhead * hour) {
    return hoursAhead > 0 ? "Choose a time at least two hours from now" : "Choose an upcoming time";
  }
  if (start.getTime() > now.getTime() + 365 * 24 * hour) return "Choose a time within a year";
  return null;
}

const terms = {
  minutes: z.number(),
  place_kind: z.enum(interviewPlaces),
  place: z.string(),
  time_zone: z.string().check(z.minLength(1, "Choose a time zone")),
};
const slot = z.object({ date: z.string(), time: z.string() });

function placeIssue({ place_kind, place }: { place_kind: InterviewPlace; place: string }) {
  const message = placeProblem(place_kind, place.trim());
  return message ? [{ code: "custom" as const, path: ["place"], message, input: place }] : [];
}

/** The dialog's values before sending. */
export const timesFormSchema = z
  .object({
    ...terms,
    slots: z.array(slot).check(z.minLength(1, "Choose a time"), z.maxLength(mostTimes)),
    people: z.array(z.string()).check(z.minLength(1, "Choose who it’s with")),
    words: optionalText(limits.message),
  })
  .check(({ value, issues }) => {
    issues.push(...placeIssue(value));
    const starts = value.slots.map((each) => slotStart(each, value.time_zone)?.getTime());
    value.slots.forEach((each, index) => {
      const message =
        slotProblem(each, value.time_zone, { hoursAhead: pickNoticeHours }) ??
        (starts.indexOf(starts[index]) < index ? "You already proposed this time" : null);
      if (message) issues.push({ code: "custom", path: ["slots", index], message, input: each });
    });
  });
export type TimesForm = z.infer<typeof timesFormSchema>;

/** When each slot starts, without those skipped by a clock change. */
export const startsOf = (slots: readonly Slot[], zone: string, stored?: string): string[] =>
  slots.flatMap((each) => slotStart(each, zone, stored)?.toISOString() ?? []);

/** The values of the dialog that moves an interview, or changes its length or location. */
export const moveFormSchema = (now: Pick<Interview, "starts_at" | "minutes" | "place_kind" | "place">) =>
  z
    .object({
      ...terms,
      starts_at: slot,
      reason: requiredText("Explain why. Both sides can read it", limits.interviewWords),
    })
    .check(({ value, issues }) => {
      issues.push(...placeIssue(value));
      const { starts_at, time_zone, minutes, place_kind, place, reason } = value;
      const isSame =
        slotStart(starts_at, time_zone, now.starts_at)?.getTime() === Date.parse(now.starts_at) &&
        minutes === now.minutes &&
        place_kind === now.place_kind &&
        place.trim() === now.place;
      const message =
        slotProblem(starts_at, time_zone, { stored: now.starts_at }) ??
        // Before the reason is filled in, the user may still be changing it.
        (isSame && reason.trim() ? "Change the time, length or location" : null);
      if (message) issues.push({ code: "custom", path: ["starts_at"], message, input: starts_at });
    });
export type MoveForm = z.infer<ReturnType<typeof moveFormSchema>>;
