import type { ApplicationCandidate } from "../candidates/candidate-fields.ts";
import type { PutForwardStatus } from "../enums.ts";
import type { CompanyCard, PartnerCandidate } from "../partners/partnership.ts";

/** How far back the first page of views and their number go, in days (private.viewed_lately). */
export const viewedLatelyDays = 90;

/** What let somebody look: an application, that they manage the candidate, or that they are a partner of who does. */
export const profileViewKinds = ["application", "managed", "partner"] as const;
export type ProfileViewKind = (typeof profileViewKinds)[number];

export const viewedDocuments = ["resume", "cover_letter", "certificate", "answer"] as const;
export type ViewedDocument = (typeof viewedDocuments)[number];

/** Who has looked at the candidate: once a day each way, the first time of it. Never which colleague. */
export interface ProfileView {
  id: string;
  viewed_at: string;
  kind: ProfileViewKind;
  /** What was opened; null for what a page shows. */
  document: ViewedDocument | null;
  /** Null: an administrator of Fairmatch. */
  company: CompanyCard | null;
  /** Of a partner: the name of who managed the candidate then. */
  through: string | null;
  application: { id: string; job_title: string } | null;
}

/** The candidate as others read them, from the functions that serve those others. */
export interface MyPreview {
  /** Null where nobody manages them. */
  partner: Omit<PartnerCandidate, "created_at" | "match"> | null;
  applied: ApplicationCandidate | null;
}

/** What the candidate was asked by who manages them, and how it was answered. */
export interface AskedPutForward {
  id: string;
  by: CompanyCard;
  job: { id: string; title: string; company_id: string; company_name: string };
  is_open: boolean;
  /** Lapsed: it waited, and can no longer be answered. */
  status: PutForwardStatus | "lapsed";
  created_at: string;
  answered_at: string | null;
  /** Agreeing is applying; withdrawing that takes it back. */
  application: { id: string; can_withdraw: boolean } | null;
}
