import type { MessageReportReason } from "@contracts/conversations/message-report-reason";

/** What is wrong with a reported message. */
export const messageReportWords: Record<MessageReportReason, string> = {
  harassment: "Insult or threat",
  fraud: "Fraud",
  spam: "Advertising",
  off_platform: "Leads away from Fairmatch",
  other: "Something else",
};
