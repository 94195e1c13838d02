import * as z from "zod/mini";
import type { AuditCompany, AuditPerson } from "../administration/audit.ts";
import type { EarlierReports } from "../administration/warnings.ts";
import { optionalText } from "../text.ts";
import type { ConversationSide, MessageFile } from "./conversation.ts";
import { type MessageReportReason, messageReportReasons } from "./message-report-reason.ts";

export const messageReportWordsLength = 1_000;

export const messageReportSchema = z
  .object({
    reason: z.enum(messageReportReasons, "Choose what's wrong"),
    words: optionalText(messageReportWordsLength),
  })
  .check(
    z.refine(({ reason, words }) => reason !== "other" || Boolean(words), {
      error: "Say what's wrong",
      path: ["words"],
    }),
  );

/** Decisions on a reported message; the check of private.message_reports says the same. */
export const messageDecisions = ["removed", "kept"] as const;
export type MessageDecision = (typeof messageDecisions)[number];

/** A reported message with its pending reports, or those decided together; nothing else from its conversation. */
export interface ReportedMessage {
  /** The first report's id. */
  id: string;
  message_id: string;
  /** The message as it was reported; "" where only files, times or an offer were sent. */
  said: string;
  /** The message's files; [] once it is removed or withdrawn. Administrators can open them while it is pending. */
  files: MessageFile[];
  /** Times or an offer sent with it, and the text in their fields; these remain whatever is decided. */
  brought: { what: "offer" | "times"; terms: string[] } | null;
  sent_at: string;
  /** Null for a deleted account. */
  author: AuditPerson | null;
  /** As of when it was written. */
  author_name: string;
  author_side: ConversationSide;
  /** Null for the candidate. */
  author_company_name: string | null;
  author_company_id: string | null;
  /** About the author's company. */
  earlier: EarlierReports;
  /** False once it was removed or withdrawn by its author. */
  is_there: boolean;
  /** The application's. */
  job_title: string;
  company: AuditCompany;
  /** Null once decided. */
  waiting_since: string | null;
  decision: MessageDecision | null;
  decided_at: string | null;
  /** Null for a deleted account. */
  decided_by: AuditPerson | null;
  /** Oldest first. */
  reports: {
    id: string;
    reason: MessageReportReason;
    words: string;
    created_at: string;
    side: ConversationSide;
    reporter: AuditPerson | null;
  }[];
}
