import type { MessageReportReason } from "../conversations/message-report-reason.ts";
import type { StaffRole } from "../enums.ts";
import type { ReportReason } from "../jobs/job-report.ts";
import type { AccountState } from "./administration.ts";
import type { AuditCompany } from "./audit.ts";

/** What happened at a company in the last 30 days. */
export interface CompanyFigures {
  applications: number;
  /** Held. */
  interviews: number;
  hires: number;
  /** The median to the first reply; null for fewer than three replies. */
  reply_days: number | null;
  /** Replies that were due, and those of them that came in time. */
  due: number;
  kept: number;
}

/** Who works there, as administrators see it. */
export interface TeamMember {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  state: AccountState;
  /** Null before the first sign-in. */
  last_seen_at: string | null;
}

interface CompanyReportFacts {
  /** Of the job, or of the message. */
  id: string;
  job_title: string;
  /** Since when it waits, or when it was decided. */
  at: string;
  decided_by: string | null;
}
/** A reported job of a company, or a reported message of its team; decision is null while it waits. */
export type ReportOfCompany = CompanyReportFacts &
  (
    | { kind: "job"; reasons: ReportReason[]; decision: "offline" | "dismissed" | "lifted" | null }
    | { kind: "message"; reasons: MessageReportReason[]; decision: "removed" | "kept" | null }
  );

/** What administrators read of a company besides its record: counts, never contents. */
export interface CompanyOverview {
  figures: CompanyFigures;
  jobs: Record<"open" | "draft" | "closed", number>;
  /** Who gave it its plan; null where that isn't known. */
  plan_set_by: string | null;
  partners: AuditCompany[];
  /** Last seen first, at most 200. */
  team: TeamMember[];
  team_size: number;
  /** newest: at most 50, those that wait first. */
  reports: { waiting: number; decided: number; newest: ReportOfCompany[] };
}

/** An email to a company's team, without what it said. */
export interface CompanyEmail {
  id: string;
  /** Name of a template in functions/_shared/email. */
  template: string;
  to_email: string;
  created_at: string;
  /** late: a try failed, or it's overdue. */
  state: "sent" | "waiting" | "late" | "given_up";
}

/** What an administrator noted about a company, for administrators. */
export interface CompanyNote {
  id: string;
  body: string;
  created_at: string;
  edited_at: string | null;
  /** Null once their account is gone. */
  author: string | null;
  is_mine: boolean;
}
