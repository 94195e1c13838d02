import * as z from "zod/mini";
import type { AuditCompany, AuditPerson } from "../administration/audit.ts";
import type { EarlierReports } from "../administration/warnings.ts";
import { optionalText } from "../text.ts";

/** Reasons to report a job; private.report_reasons says the same. */
export const reportReasons = ["fraud", "discrimination", "gone", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportWordsLength = 2_000;

export interface JobReportInput {
  reason: ReportReason;
  words: string;
}

export const jobReportSchema = z
  .object({
    reason: z.enum(reportReasons, "Choose what's wrong"),
    words: optionalText(reportWordsLength),
  })
  .check(
    z.refine(({ reason, words }) => reason !== "other" || Boolean(words), {
      error: "Say what's wrong",
      path: ["words"],
    }),
  );

/** Decisions on reports; the check of private.reported_jobs says the same. */
const reportDecisions = ["offline", "dismissed"] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** The state of a reported job: the last decision, or that its company may publish it again. */
export const reportStates = [...reportDecisions, "lifted"] as const;

export const reportQueues = ["waiting", "decided"] as const;
export type ReportQueue = (typeof reportQueues)[number];

/** A reported job with its pending reports, or those decided last. */
export interface ReportedJob {
  id: string;
  title: string;
  company: AuditCompany;
  /** Visible to candidates and the public now. */
  is_open: boolean;
  /** Reported by three or more accounts. */
  is_flagged: boolean;
  /** Null once decided. */
  waiting_since: string | null;
  decision: (typeof reportStates)[number] | null;
  /** Shown to its company. */
  reason: string | null;
  decided_at: string | null;
  /** Null for a deleted account. */
  decided_by: AuditPerson | null;
  /** How many reports there are per reason. */
  reasons: Partial<Record<ReportReason, number>>;
  /** The newest fifty. */
  reports: { id: string; reason: ReportReason; words: string; created_at: string; reporter: AuditPerson | null }[];
  /** The posting in its current form. */
  description: string;
  /** About the same company. */
  earlier: EarlierReports;
}
