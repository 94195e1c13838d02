import * as z from "zod/mini";
import type { AuditCompany, AuditPerson } from "../administration/audit.ts";
import type { EarlierReports } from "../administration/warnings.ts";
import { optionalText } from "../text.ts";

/** What may be wrong with a job; private.report_reasons says the same. */
export const reportReasons = ["fraud", "discrimination", "gone", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportWordsLength = 2_000;

export interface JobReportInput {
  reason: ReportReason;
  words: string;
}

export const jobReportSchema = z
  .object({
    reason: z.enum(reportReasons, "Choose what is wrong"),
    words: optionalText(reportWordsLength),
  })
  .check(
    z.refine(({ reason, words }) => reason !== "other" || Boolean(words), {
      error: "Say what is wrong",
      path: ["words"],
    }),
  );

/** What may be decided about reports; the check of private.reported_jobs says the same. */
export const reportDecisions = ["offline", "dismissed"] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** How a reported job stands: what was decided last, or that its company may publish it again. */
export const reportStates = [...reportDecisions, "lifted"] as const;

export const reportQueues = ["waiting", "decided"] as const;
export type ReportQueue = (typeof reportQueues)[number];

/** A job that was reported, with the reports that wait, or those decided about last. */
export interface ReportedJob {
  id: string;
  title: string;
  company: AuditCompany;
  /** Candidates and the public see it now. */
  is_open: boolean;
  /** Three accounts or more have reported it. */
  is_flagged: boolean;
  /** Null once it is decided. */
  waiting_since: string | null;
  decision: (typeof reportStates)[number] | null;
  /** What its company reads. */
  reason: string | null;
  decided_at: string | null;
  /** Null for an account that is gone. */
  decided_by: AuditPerson | null;
  /** How many reports there are of each. */
  reasons: Partial<Record<ReportReason, number>>;
  /** The newest fifty. */
  reports: { id: string; reason: ReportReason; words: string; created_at: string; reporter: AuditPerson | null }[];
  /** The posting, as it is now. */
  description: string;
  /** About the same company. */
  earlier: EarlierReports;
}
