import type { MessageReportReason } from "@contracts/conversations/message-report-reason";
import { productName } from "@contracts/operator";

export const messageReportWords: Record<MessageReportReason, string> = {
  harassment: "Insults or threats",
  fraud: "Fraud",
  spam: "Advertising",
  off_platform: `Asks to move off ${productName}`,
  other: "Something else",
};
