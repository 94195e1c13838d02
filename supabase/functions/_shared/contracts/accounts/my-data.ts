import type { ApplicationCandidate } from "../candidates/candidate-fields.ts";
import type { SubmissionStatus } from "../enums.ts";
import type { CompanyCard, PartnerCandidate } from "../partners/partnership.ts";

/** How many days back the first page of views and their count go (private.viewed_lately). */
export const viewedLatelyDays = 90;

/** What gave access: an application, representing the candidate, or a partnership with the company that does. */
export const profileViewKinds = ["application", "managed", "partner"] as const;
type ProfileViewKind = (typeof profileViewKinds)[number];

export const viewedDocuments = ["resume", "cover_letter", "certificate", "answer"] as const;
export type ViewedDocument = (typeof viewedDocuments)[number];

/** Who looked at the candidate: the first look of each day and way. Never which colleague. */
export interface ProfileView {
  id: string;
  viewed_at: string;
  kind: ProfileViewKind;
  /** The opened document; null for a page. */
  document: ViewedDocument | null;
  /** Null: an administrator of Fairmatch. */
  company: CompanyCard | null;
  /** For a partner: the company that represented the candidate then. */
  through: string | null;
  application: { id: string; job_title: string } | null;
}

/** The candidate as others read them, from the functions that serve those others. */
export interface MyPreview {
  /** Null for candidates no company represents. */
  partner: Omit<PartnerCandidate, "created_at" | "match"> | null;
  applied: ApplicationCandidate | null;
}

/** A request by the representing company to submit the candidate to a job, and the response. */
export interface AskedSubmission {
  id: string;
  by: CompanyCard;
  job: { id: string; title: string; company_id: string; company_name: string };
  is_open: boolean;
  /** Lapsed: it was pending and can no longer be answered. */
  status: SubmissionStatus | "lapsed";
  created_at: string;
  answered_at: string | null;
  /** Agreeing applies; withdrawing the application undoes that. */
  application: { id: string; can_withdraw: boolean } | null;
}
