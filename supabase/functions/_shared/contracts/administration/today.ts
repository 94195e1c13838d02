/** What waits for administrators, in the order of its filters. */
export const waitingKinds = ["registrations", "changes", "reports", "messages", "email", "plans", "skills"] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** How much waits, by what it is. */
export type WaitingCounts = Record<Exclude<WaitingKind, "reports"> | "job_reports" | "message_reports", number>;

/** One thing that waits. */
export interface WaitingItem {
  kind: WaitingKind;
  /** Of what is decided: a company, a job, a message. */
  id: string;
  title: string;
  /** Why it waits. */
  line: string;
  /** What to look out for. */
  warning: string | null;
  since: string;
  /** Where it is decided. */
  path: string;
}

/** What an administrator's day begins with. */
export interface AdminToday {
  /** Oldest first, at most 50 of a kind. */
  items: WaitingItem[];
  /** Kinds that could not be read. */
  failed: WaitingKind[];
  counts: WaitingCounts;
  /** How much the reader has done since their day began. */
  decided: number;
}

/** What is counted of the platform, day by day. */
export type PlatformFigure =
  | "candidates"
  | "companies"
  | "jobs"
  | "applications"
  | "interviews"
  | "hires"
  | "replies_kept"
  | "replies_late";

export const figurePeriods = ["7", "30", "90"] as const;

export interface PlatformFigures {
  /** The last day that is counted. */
  until: string;
  /** before: of as many days before these. */
  figures: Record<PlatformFigure, { total: number; before: number; days: number[] }>;
}
