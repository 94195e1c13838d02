import * as z from "zod/mini";
import { email } from "../text.ts";
import type { JobFilter } from "./job-filter.ts";
import type { SavedSearch } from "./saved-search.ts";

/** The most alerts one address may have (RULES: Jobs). */
export const jobAlertsLimit = 5;

export const alertFrequencies = ["daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** What a visitor who wants alerts gives. */
export const jobAlertSchema = z.object({
  email: email("Please enter a valid email address"),
  frequency: z.enum(alertFrequencies, "Choose daily or Mondays"),
});
export type JobAlertInput = z.output<typeof jobAlertSchema>;

/** What the page behind the link in the confirmation email shows. */
export interface AlertRequest {
  email: string;
  words: string;
  filter: JobFilter;
  frequency: AlertFrequency;
  state: "open" | "used" | "expired";
  /** When the first email goes out if there is something new; null before it is started. */
  next_at: string | null;
  /** The token of this address's alerts; null while it has none, or where an account has them. */
  alerts: string | null;
}

/** An alert of an address; a stopped one can come back within the hour. */
export interface JobAlert extends SavedSearch {
  is_stopped: boolean;
}

export interface JobAlerts {
  email: string;
  alerts: JobAlert[];
}
