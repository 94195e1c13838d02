import type { ReportedJob, ReportReason } from "@contracts/jobs/job-report";

export const reportReasonWords: Record<ReportReason, string> = {
  fraud: "Fraud",
  discrimination: "Discrimination",
  gone: "No longer exists",
  other: "Something else",
};

export const jobDecisionWords: Record<NonNullable<ReportedJob["decision"]>, string> = {
  offline: "Taken offline",
  dismissed: "Reports dismissed",
  lifted: "Allowed again",
};
