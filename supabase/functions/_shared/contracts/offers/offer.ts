import * as z from "zod/mini";
import { twoDecimals, where } from "../checks.ts";
import type { MessageFile } from "../conversations/conversation.ts";
import { addDays, earliestDay, latestDay, localDay } from "../day.ts";
import type { ApplicationStatus, PayPeriod } from "../enums.ts";
import { limits } from "../limits.ts";
import { optionalLine, optionalText } from "../text.ts";

/** The period a salary is quoted for; the CHECK in SQL lists the same. */
export const salaryPeriods = ["year", "month", "hour"] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** Optional reasons to decline (RULES: Offers). The CHECK in SQL lists the same. */
export const declineReasons = ["other_job", "salary", "terms", "location", "stays", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const declineReasonLabels = {
  other_job: "I'm taking another job",
  salary: "The salary",
  terms: "The hours or other terms",
  location: "The place",
  stays: "I'm staying where I am",
  other: "Something else",
} as const satisfies Record<DeclineReason, string>;

/** The longest time to reply to an offer, in days; private.offer_errors says the same. */
export const mostDaysToAnswer = 90;

const salaryRange = "Enter a salary from 1 to 100,000,000";

/** Only an hourly rate may have cents, as in a job's pay. */
export const wholeUnlessHourly = z.refine<{ salary: number; salary_period: SalaryPeriod }>(
  ({ salary, salary_period }) => salary_period === "hour" || Number.isInteger(salary),
  {
    message: "Enter a whole number for a year or a month",
    path: ["salary"],
    when: where("salary", "salary_period"),
  },
);

/**
 * The input of make_offer. today: the user's day; without it, any day that is today somewhere. SQL checks the same; a test
 * compares them.
 */
const offerSchema = (today?: () => string) => {
  const day = (missing: string, past: string) =>
    z.iso.date(missing).check(z.refine((value) => value >= (today ?? earliestDay)(), past));
  return z.object({
    /** US dollars before tax. */
    salary: z.number(salaryRange).check(z.minimum(1, salaryRange), z.maximum(limits.salary, salaryRange), twoDecimals),
    salary_period: z.enum(salaryPeriods, "Choose what period the salary covers"),
    starts_on: day("Choose the day it starts", "Choose today or a later day"),
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
    /** The message sent with it. */
    words: optionalText(limits.offerWords),
    /** Stored in the bucket message_files, in the application's folder. */
    document: z.optional(z.nullable(z.object({ path: z.string(), name: z.string() }))),
  });
};
export const offerInputSchema = offerSchema().check(wholeUnlessHourly);
/** The form's fields, with the user's own day as today. */
export const offerFormFields = offerSchema(localDay);
export type OfferInput = z.infer<typeof offerInputSchema>;

/** What declining an offer may include; all optional. */
export const declineSchema = z.object({
  reason: z.optional(z.enum(["", ...declineReasons], "Choose a reason")),
  words: optionalText(limits.offerEnd),
});

/** A company's offer to an applicant; both sides see the same. */
export interface Offer {
  id: string;
  made_by_name: string;
  created_at: string;
  /** US dollars before tax. */
  salary: number;
  salary_period: SalaryPeriod;
  /** yyyy-mm-dd */
  starts_on: string;
  /** The last day to accept it, yyyy-mm-dd. */
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
  /** The message when it ended. */
  words: string | null;
  can: { answer: boolean; withdraw: boolean };
}

/** An application's offers, oldest first. */
export interface ApplicationOffers {
  offers: Offer[];
  /** The period of the job's pay, which the first offer starts from. */
  pay_period: PayPeriod;
  /** The candidate's other open applications; null for the company and for the company that represents the candidate. */
  other_applications: number | null;
  can: { make: boolean };
}

/** Asked after a hire: what to do with the job and with the remaining applicants. */
export interface Hire {
  job: { id: string; title: string; is_open: boolean; can: { close: boolean } };
  /** At most 200. */
  others: { id: string; candidate_name: string; status: ApplicationStatus }[];
  others_total: number;
}
