import type { ReportReason } from "@contracts/jobs/job-report";

export const reportReasonWords: Record<ReportReason, string> = {
  fraud: "Fraud",
  discrimination: "Discrimination",
  gone: "No longer exists",
  other: "Something else",
};
