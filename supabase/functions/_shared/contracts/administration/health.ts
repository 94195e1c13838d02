import * as z from "zod/mini";
import { optionalText, requiredText } from "../text.ts";

export const errorSources = ["app", "function", "site"] as const;

/** An unexpected error. The database keeps only its shape: no quotes, addresses or long numbers. */
export const errorReportSchema = z.object({
  source: z.enum(errorSources, "Unknown source"),
  message: requiredText("Required", 1_000),
  /** The route or function where it happened, never an address with ids: "/company/jobs/:id". */
  screen: requiredText("Required", 100),
  /** Stack frames only, one per line. */
  stack: optionalText(4_000),
  /** "1.4.0"; anything else isn't kept. */
  version: optionalText(20),
  /** Family and major version: "Chrome 141". */
  browser: optionalText(40),
});
export type ErrorReport = z.input<typeof errorReportSchema>;

export const errorStates = ["open", "fixed", "ignored"] as const;
export type ErrorState = (typeof errorStates)[number];

/** An unexpected error as administrators read it. */
export interface PlatformError {
  id: string;
  source: (typeof errorSources)[number] | "schedule";
  message: string;
  screen: string;
  stack: string | null;
  /** The newest version it occurred in. */
  version: string | null;
  /** How often it occurred, by browser family. */
  browsers: Record<string, number>;
  times: number;
  first_seen_at: string;
  last_seen_at: string;
}

/** For uptime monitors: true for each part that works. */
export interface Health {
  is_healthy: boolean;
  email: boolean;
  schedules: boolean;
}

export interface EmailHealth {
  waiting: number;
  /** In the last three days. */
  given_up: number;
  oldest: string | null;
  last_error: string | null;
  is_late: boolean;
}

export interface ScheduleHealth {
  name: string;
  /** In pg_cron syntax. */
  cron: string;
  last_run_at: string | null;
  /** Why its last run failed. */
  problem: string | null;
  /** Null when on time. */
  late_by_minutes: number | null;
}

export interface HealthReport {
  checked_at: string;
  email: EmailHealth;
  /** Late ones first. */
  schedules: ScheduleHealth[];
  errors: { open: number; new: number };
  database_bytes: number;
  files: { count: number; bytes: number };
}
