/** Reasons to report a message; private.message_report_reasons says the same. */
export const messageReportReasons = ["harassment", "fraud", "spam", "off_platform", "other"] as const;
export type MessageReportReason = (typeof messageReportReasons)[number];
