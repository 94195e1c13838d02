import * as z from "zod/mini";
import { twoDecimals, where } from "../checks.ts";
import type { MessageFile } from "../conversations/conversation.ts";
import { addDays, earliestDay, latestDay, localDay } from "../day.ts";
import type { ApplicationStatus, PayPeriod } from "../enums.ts";
import { limits } from "../limits.ts";
import { optionalLine, optionalText } from "../text.ts";

/** For what time a salary is; the CHECK in SQL lists the same. */
export const salaryPeriods = ["year", "month", "hour"] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** Why somebody declined, where they say so (RULES: Offers). The CHECK in SQL lists the same. */
export const declineReasons = ["other_job", "salary", "terms", "location", "stays", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What people read for each reason. */
export const declineReasonLabels = {
  other_job: "I take another job",
  salary: "The salary",
  terms: "The hours or other terms",
  location: "The place",
  stays: "I stay where I am",
  other: "Something else",
} as const satisfies Record<DeclineReason, string>;

/** Within how many days an offer is to be answered; private.offer_errors says the same. */
export const mostDaysToAnswer = 90;

const salaryRange = "Enter a salary from 1 to 100,000,000";

/** Cents are for an hour, as in a job's pay. */
export const wholeUnlessHourly = z.refine<{ salary: number; salary_period: SalaryPeriod }>(
  ({ salary, salary_period }) => salary_period === "hour" || Number.isInteger(salary),
  {
    message: "Enter a whole number for a year or a month",
    path: ["salary"],
    when: where("salary", "salary_period"),
  },
);

/**
 * What an offer is made with: make_offer. today: its reader's day; without one, every day counts that is today somewhere. SQL checks that;
 * a test compares them.
 */
const offerSchema = (today?: () => string) => {
  const day = (missing: string, past: string) =>
    z.iso.date(missing).check(z.refine((value) => value >= (today ?? earliestDay)(), past));
  return z.object({
    /** US dollars before tax. */
    salary: z.number(salaryRange).check(z.minimum(1, salaryRange), z.maximum(limits.salary, salaryRange), twoDecimals),
    salary_period: z.enum(salaryPeriods, "Choose what the salary is for"),
    starts_on: day("Choose the day it starts", "It starts today or later"),
    answer_by: day("Choose the day it expires", "Choose today or a later day").check(
      z.refine(
        (value) => value <= addDays((today ?? latestDay)(), mostDaysToAnswer),
        `Choose a day within ${mostDaysToAnswer} days`,
      ),
    ),
    place: optionalLine(limits.shortText),
    hours: optionalLine(limits.shortText),
    leave: optionalLine(limits.shortText),
    trial: optionalLine(limits.shortText),
    /** The message that brings it. */
    words: optionalText(limits.offerWords),
    /** Stored in the bucket message_files, in the folder of the application. */
    document: z.optional(z.nullable(z.object({ path: z.string(), name: z.string() }))),
  });
};
export const offerInputSchema = offerSchema().check(wholeUnlessHourly);
/** The fields as somebody fills them in: today is their own. */
export const offerFormFields = offerSchema(localDay);
export type OfferInput = z.infer<typeof offerInputSchema>;

/** What an offer is declined with; nothing of it has to be said. */
export const declineSchema = z.object({
  reason: z.optional(z.enum(["", ...declineReasons], "Choose a reason")),
  words: optionalText(limits.offerEnd),
});

/** What a company offers an applicant; both sides read the same. */
export interface Offer {
  id: string;
  made_by_name: string;
  created_at: string;
  /** US dollars before tax. */
  salary: number;
  salary_period: SalaryPeriod;
  /** yyyy-mm-dd */
  starts_on: string;
  /** The last day on which it can be accepted, yyyy-mm-dd. */
  answer_by: string;
  place: string | null;
  hours: string | null;
  leave: string | null;
  trial: string | null;
  document: MessageFile | null;
  state: "open" | "accepted" | "declined" | "withdrawn" | "expired" | "ended";
  /** False while the move it came with can be undone: only the company sees it. */
  is_shown: boolean;
  answered_at: string | null;
  reason: DeclineReason | null;
  /** What was written with its end. */
  words: string | null;
  can: { answer: boolean; withdraw: boolean };
}

/** What an application has of offers, oldest first. */
export interface ApplicationOffers {
  offers: Offer[];
  /** What time the job's pay is for: the first offer begins with it. */
  pay_period: PayPeriod;
  /** How many other applications its candidate has that are open; null for the company and who manages them. */
  other_applications: number | null;
  can: { make: boolean };
}

/** What a company is asked after a hire: what becomes of the job and of those who still wait. */
export interface Hire {
  job: { id: string; title: string; is_open: boolean; can: { close: boolean } };
  /** At most 200. */
  others: { id: string; candidate_name: string; status: ApplicationStatus }[];
  /** How many there are. */
  others_total: number;
}
