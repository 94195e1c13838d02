import type { ApplicationStatus } from "../enums.ts";
import type { Bucket } from "../files/files.ts";

type Row = Record<string, unknown>;

/** One of the account's own files, as stored. */
export interface OwnFile {
  bucket: Bucket;
  path: string;
  size: number;
  stored_at: string;
  /** The text extracted from a resume. */
  texts: string[];
}

/** What a candidate keeps of an application to a deleted company. */
export interface PastApplication {
  id: string;
  job_title: string;
  company_name: string;
  applied_at: string;
  status: ApplicationStatus;
  ended_at: string;
}

/** Everything the database holds about an account: rows as they are, by kind. */
export interface MyData {
  exported_at: string;
  account: Row;
  sessions: Row[];
  /** Null without a candidate profile. */
  profile: Row | null;
  positions: Row[];
  schools: Row[];
  managed_by: string | null;
  applications: Row[];
  /** Messages about the account's own applications, and those it wrote for a company. */
  messages: Row[];
  conversations_read: Row[];
  conversations_blocked: Row[];
  messages_reported: Row[];
  /** Proposed times, interviews, the account's own scorecards and its time zone settings. */
  interviews: Row;
  offers: Row[];
  past_applications: Row[];
  put_forward: Row[];
  saved_jobs: Row[];
  hidden_jobs: Row[];
  saved_searches: Row[];
  job_alerts: Row;
  jobs_mailed: Row[];
  reports: Row[];
  notifications: Row[];
  mails: Row[];
  invitations: Row[];
  invitations_sent: Row[];
  teams: Row[];
  notice_settings: Row[];
  unsubscribe_links: Row[];
  waiting_for_summary: Row[];
  preferences: Row[];
  mail_settings: Row[];
  resumes: Row[];
  hidden_from: Row[];
  looked_at_me: Row[];
  messages_to_us: Row[];
  log: Row[];
  files: OwnFile[];
}
