import type { MessageReportReason } from "../conversations/message-report-reason.ts";
import type { ReportReason } from "../jobs/job-report.ts";

/** Reports of a job or message that were pending when their company was deleted. */
export interface DepartedReport {
  id: string;
  company_name: string;
  left_at: string;
  /** The job's. */
  title: string;
  /** The reported message; null for a reported job. */
  said: string | null;
  /** Oldest first. */
  reports: { reason: ReportReason | MessageReportReason; words: string; created_at: string }[];
  waiting_since: string;
}
