import type { AuditCompany, AuditPerson } from "../administration/audit.ts";
import { jobStatuses } from "../enums.ts";
import type { CompanyJob } from "./job.ts";
import type { ReportedJob } from "./job-report.ts";

/** How a job is doing, for administrators: expired ones are closed, and offline ones may not be published. private.admin_job_state says the same. */
export const adminJobStates = [...jobStatuses, "offline"] as const;
export type AdminJobState = (typeof adminJobStates)[number];

/** A job of any company in the administrators' list. */
export interface ListedAdminJob {
  id: string;
  title: string;
  location: string;
  company: AuditCompany;
  logo_url: string | null;
  state: AdminJobState;
  /** Candidates and the public see it now. */
  is_open: boolean;
  created_at: string;
  application_count: number;
  /** When an administrator took it offline; null for any other state. */
  offline_since: string | null;
  /** How many reports wait for a decision. */
  reports: number;
}

/** How many jobs there are, of how many companies, and how many of them everyone sees. */
export interface JobTotals {
  jobs: number;
  companies: number;
  open: number;
}

/** A job of any company as administrators read it: the posting and its numbers, never an application. */
export interface AdminJob extends CompanyJob {
  company: AuditCompany;
  state: AdminJobState;
  is_open: boolean;
  is_deleted: boolean;
  can_take_offline: boolean;
  /** Null for an account that is gone. */
  posted_by: AuditPerson | null;
  /** What was reported and decided; null for a job that was neither reported nor taken offline. */
  report: ReportedJob | null;
}
