import type { ApplicationStatus, CountedSource } from "../enums.ts";
import type { RejectionReason } from "./application.ts";

/** The stages on the way to being hired. */
export type PathStage = Exclude<ApplicationStatus, "rejected" | "withdrawn">;

/** What a company's report counts of the people who applied in its time (RULES: Reports). */
export interface CompanyReport {
  /** Days, yyyy-mm-dd in UTC, both included. */
  from: string;
  to: string;
  /** The one it is about; null for all. */
  job: { id: string; title: string } | null;
  applications: number;
  /** Of them, offered and not answered yet. */
  open_offers: number;
  /** By the furthest stage: how many came at least this far; and of those who came no further, what became of them. */
  funnel: { stage: PathStage; reached: number; rejected: number; withdrawn: number; open: number }[];
  /** By the month of the application, its first day. kept and late: answers by the promised day. */
  months: { month: string; applications: number; hired: number; kept: number; late: number }[];
  /** Days in a stage: the median of those who left it, null for none; and who has been there longest now. */
  waits: {
    stage: Exclude<PathStage, "hired">;
    left: number;
    middle: number | null;
    longest: { id: string; days: number } | null;
  }[];
  /** From the day of the application to that of being hired: the median, and at most 200 of them, quickest first. */
  hires: {
    total: number;
    middle: number | null;
    people: { id: string; name: string; applied_at: string; days: number }[];
  };
  reasons: { reason: RejectionReason; n: number }[];
  /** Where they came from. */
  sources: { source: CountedSource; n: number }[];
  /** By who looks after them now; null for nobody. */
  recruiters: {
    user_id: string | null;
    name: string | null;
    applications: number;
    kept: number;
    late: number;
    hired: number;
  }[];
}
