import * as z from "zod/mini";
import { isDay } from "./day.ts";
import { line, text } from "./text.ts";
import type { MessageFile } from "./conversation.ts";

/** For what time a salary is; the CHECK in SQL lists the same. */
export const salaryPeriods = ["year", "month", "hour"] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** Why somebody declined, where they say so (RULES: Offers). The CHECK in SQL lists the same. */
export const declineReasons = ["other_job", "salary", "terms", "location", "stays", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

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
  /** The last day (UTC) on which it can be accepted, yyyy-mm-dd. */
  answer_by: string;
  place: string | null;
  hours: string | null;
  leave: string | null;
  trial: string | null;
  document: MessageFile | null;
  state: "open" | "accepted" | "declined" | "withdrawn" | "expired" | "ended";
  answered_at: string | null;
  reason: DeclineReason | null;
  /** What was written with its end. */
  words: string | null;
  can: { answer: boolean; withdraw: boolean };
}

/** What an application has of offers, oldest first. */
export interface ApplicationOffers {
  offers: Offer[];
  can: { make: boolean };
}
