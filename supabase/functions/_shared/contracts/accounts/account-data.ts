import type { ApplicationStatus } from "../enums.ts";
import type { Bucket } from "../files/files.ts";

type Row = Record<string, unknown>;

/** A file of one's own, as it is stored. */
export interface OwnFile {
  bucket: Bucket;
  path: string;
  size: number;
  stored_at: string;
  /** What is kept as the text of a resume. */
  texts: string[];
}

/** An application to a company that is deleted: what its candidate keeps of it. */
export interface PastApplication {
  id: string;
  job_title: string;
  company_name: string;
  applied_at: string;
  status: ApplicationStatus;
  ended_at: string;
}

/** All that the database holds about an account: rows as they are, by what they are. */
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
  /** What was said about one's own applications, and what one wrote for a company. */
  messages: Row[];
  conversations_read: Row[];
  conversations_blocked: Row[];
  messages_reported: Row[];
  /** Times, interviews, one's own scorecards, and how one reads times. */
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
