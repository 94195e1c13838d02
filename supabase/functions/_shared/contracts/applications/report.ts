import type { ApplicationStatus, CountedSource } from "../enums.ts";
import type { RejectionReason } from "./application.ts";

/** The stages on the way to being hired. */
export type PathStage = Exclude<ApplicationStatus, "rejected" | "withdrawn">;

/** A company's report about the people who applied in a period (RULES: Reports). */
export interface CompanyReport {
  /** Inclusive days, yyyy-mm-dd in UTC. */
  from: string;
  to: string;
  /** The job it covers; null for all. */
  job: { id: string; title: string } | null;
  applications: number;
  /** Of these, offers without a reply. */
  open_offers: number;
  /** How many reached each stage, and the outcomes of those who got no further. */
  funnel: { stage: PathStage; reached: number; rejected: number; withdrawn: number; open: number }[];
  /** By month of application (its first day). kept and late: replies by, or after, the promised day. */
  months: { month: string; applications: number; hired: number; kept: number; late: number }[];
  /** Days in a stage: the median of those who left it (null if none did), and who has been there longest now. */
  waits: {
    stage: Exclude<PathStage, "hired">;
    left: number;
    middle: number | null;
    longest: { id: string; days: number } | null;
  }[];
  /** Days from application to hire: the median, and at most 200 hires, quickest first. */
  hires: {
    total: number;
    middle: number | null;
    people: { id: string; name: string; applied_at: string; days: number }[];
  };
  reasons: { reason: RejectionReason; n: number }[];
  sources: { source: CountedSource; n: number }[];
  /** By current owner; null without one. */
  recruiters: {
    user_id: string | null;
    name: string | null;
    applications: number;
    kept: number;
    late: number;
    hired: number;
  }[];
}
