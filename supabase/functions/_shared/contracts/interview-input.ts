import * as z from "zod/mini";
import { isHttpUrl } from "./addresses.ts";
import { interviewPlaces } from "./interview.ts";
import { limits } from "./limits.ts";
import { optionalText, requiredLine, requiredText } from "./text.ts";

/** The most times one proposal has; the CHECK in SQL says the same. */
export const mostTimes = 5;

const terms = {
  minutes: z
    .number("Choose a length from 15 minutes to 8 hours")
    .check(
      z.minimum(15, "Choose a length from 15 minutes to 8 hours"),
      z.maximum(480, "Choose a length from 15 minutes to 8 hours"),
    ),
  place_kind: z.enum(interviewPlaces, "Choose how you talk"),
  place: requiredLine("Enter the address", limits.interviewPlace),
  time_zone: requiredLine("Choose a time zone", 64),
};

/** What to enter, by the kind of place; private.interview_terms_errors says the same. */
export const placeMessages = {
  video: "Enter the link of the call, such as https://meet.example.com/talk",
  phone: "Enter the number to call",
  in_person: "Enter the address",
} as const;

/** What is wrong with a place, or undefined. */
export function placeProblem(kind: (typeof interviewPlaces)[number], place: string): string | undefined {
  if (place === "" || (kind === "video" && !isHttpUrl(place))) return placeMessages[kind];
  if (kind === "phone" && place.length > limits.phone) return `Use at most ${limits.phone} characters`;
  return undefined;
}

/** Up to five times for an interview, or for moving one (RULES: Interviews). */
export const proposalSchema = z.object({
  ...terms,
  /** When each begins. */
  slots: z
    .array(z.iso.datetime({ offset: true, error: "Choose a day and a time" }))
    .check(z.minLength(1, "Propose one to five times"), z.maxLength(mostTimes, "Propose one to five times")),
  /** User ids. */
  people: z.array(z.string()).check(z.minLength(1, "Choose who takes part, of those who read this application")),
  words: optionalText(limits.message),
  interview_id: z.optional(z.string()),
});
export type ProposalInput = z.infer<typeof proposalSchema>;

/** An interview to come at another time or place, at once. */
export const interviewChangeSchema = z.object({
  ...terms,
  starts_at: z.iso.datetime({ offset: true, error: "Choose a day and a time" }),
  reason: requiredText("Say why, both sides read it", limits.interviewWords),
});
export type InterviewChangeInput = z.infer<typeof interviewChangeSchema>;
