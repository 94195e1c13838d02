/** Kinds of items pending for administrators, in the order of their filters. */
export const waitingKinds = ["registrations", "changes", "reports", "messages", "email", "plans", "skills"] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** How many items are pending, by kind. */
export type WaitingCounts = Record<Exclude<WaitingKind, "reports"> | "job_reports" | "message_reports", number>;

/** One pending item. */
export interface WaitingItem {
  kind: WaitingKind;
  /** The id of the company, job or message to decide on. */
  id: string;
  title: string;
  /** Why it is pending. */
  line: string;
  /** What to watch for. */
  warning: string | null;
  since: string;
  /** The page where it is decided. */
  path: string;
}

/** An administrator's start page. */
export interface AdminToday {
  /** Oldest first, at most 50 per kind. */
  items: WaitingItem[];
  /** Kinds that failed to load. */
  failed: WaitingKind[];
  counts: WaitingCounts;
  /** How many the reader has decided since their day began. */
  decided: number;
}

/** Platform figures by day. */
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
  /** The last day included. */
  until: string;
  /** before: the total of the same number of days before these. */
  figures: Record<PlatformFigure, { total: number; before: number; days: number[] }>;
}
