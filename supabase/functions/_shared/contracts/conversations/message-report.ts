import * as z from "zod/mini";
import type { AuditCompany, AuditPerson } from "../administration/audit.ts";
import type { EarlierReports } from "../administration/warnings.ts";
import { optionalText } from "../text.ts";
import type { ConversationSide, MessageFile } from "./conversation.ts";
import { type MessageReportReason, messageReportReasons } from "./message-report-reason.ts";

export const messageReportWordsLength = 1_000;

export const messageReportSchema = z
  .object({
    reason: z.enum(messageReportReasons, "Choose what is wrong"),
    words: optionalText(messageReportWordsLength),
  })
  .check(
    z.refine(({ reason, words }) => reason !== "other" || Boolean(words), {
      error: "Say what is wrong",
      path: ["words"],
    }),
  );

/** What may be decided about a reported message; the check of private.message_reports says the same. */
export const messageDecisions = ["removed", "kept"] as const;
export type MessageDecision = (typeof messageDecisions)[number];

/** A message that was reported, with the reports that wait, or those decided about together; nothing else of its conversation. */
export interface ReportedMessage {
  /** Of its first report. */
  id: string;
  message_id: string;
  /** The message as it was reported; "" where only files, times or an offer were sent. */
  said: string;
  /** Of a message itself [] once it is removed or withdrawn; administrators open them while it waits. */
  files: MessageFile[];
  /** Times or an offer that came with it, and what was written in their fields; they stay whatever is decided. */
  brought: { what: "offer" | "times"; terms: string[] } | null;
  sent_at: string;
  /** Null for an account that is gone. */
  author: AuditPerson | null;
  /** As it was when it was written. */
  author_name: string;
  author_side: ConversationSide;
  /** Null for the candidate. */
  author_company_name: string | null;
  author_company_id: string | null;
  /** About the author's company. */
  earlier: EarlierReports;
  /** False once it was removed, or its author withdrew it. */
  is_there: boolean;
  /** The application's. */
  job_title: string;
  company: AuditCompany;
  /** Null once it is decided. */
  waiting_since: string | null;
  decision: MessageDecision | null;
  decided_at: string | null;
  /** Null for an account that is gone. */
  decided_by: AuditPerson | null;
  /** The first one first. */
  reports: {
    id: string;
    reason: MessageReportReason;
    words: string;
    created_at: string;
    side: ConversationSide;
    reporter: AuditPerson | null;
  }[];
}
