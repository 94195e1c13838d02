import type { ReportReason } from "@contracts/jobs/job-report";

export const reportReasonWords: Record<ReportReason, string> = {
  fraud: "Fraud",
  discrimination: "Discrimination",
  gone: "Does not exist any more",
  other: "Something else",
};
