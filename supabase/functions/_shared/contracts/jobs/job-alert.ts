import * as z from "zod/mini";
import { email } from "../text.ts";
import type { JobFilter } from "./job-filter.ts";
import type { SavedSearch } from "./saved-search.ts";

/** The most alerts one address may have (RULES: Jobs). */
export const jobAlertsLimit = 5;

export const alertFrequencies = ["daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** What a visitor enters to get alerts. */
export const jobAlertSchema = z.object({
  email: email("Please enter a valid email address"),
  frequency: z.enum(alertFrequencies, "Choose daily or Mondays"),
});
export type JobAlertInput = z.output<typeof jobAlertSchema>;

/** Shown behind the link in the confirmation email. */
export interface AlertRequest {
  email: string;
  words: string;
  filter: JobFilter;
  frequency: AlertFrequency;
  state: "open" | "used" | "expired";
  /** When the first email goes out if there are new jobs; null before the alert starts. */
  next_at: string | null;
  /** The token for this address's alerts; null without any, or when an account has them. */
  alerts: string | null;
}

/** An address's alert; a stopped one can be restored within the hour. */
export interface JobAlert extends SavedSearch {
  is_stopped: boolean;
}

export interface JobAlerts {
  email: string;
  alerts: JobAlert[];
}
