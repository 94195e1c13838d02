import { isHttpUrl } from "../addresses.ts";
import { limits } from "../limits.ts";
import type { InterviewPlace } from "./interview.ts";

/** The most times per proposal; the CHECK in SQL says the same. */
export const mostTimes = 5;

/** What to enter, by kind of location; private.interview_terms_errors says the same. */
const placeMessages = {
  video: "Enter the link to the call, such as https://meet.example.com/talk",
  phone: "Enter the number to call",
  in_person: "Enter the address",
} as const;

/** What is wrong with a location, or undefined. */
export function placeProblem(kind: InterviewPlace, place: string): string | undefined {
  if (place === "" || (kind === "video" && !isHttpUrl(place))) return placeMessages[kind];
  if (kind === "phone" && place.length > limits.phone) return `Use at most ${limits.phone} characters`;
  return undefined;
}

interface InterviewTerms {
  /** Duration. */
  minutes: number;
  place_kind: InterviewPlace;
  place: string;
  time_zone: string;
}

/** Up to five times for an interview, or for moving one (RULES: Interviews). */
export interface ProposalInput extends InterviewTerms {
  /** Start times. */
  slots: string[];
  /** User ids. */
  people: string[];
  words?: string | null | undefined;
  interview_id?: string | undefined;
}

/** Moves an upcoming interview to another time or location right away. */
export interface InterviewChangeInput extends InterviewTerms {
  starts_at: string;
  reason: string;
}
