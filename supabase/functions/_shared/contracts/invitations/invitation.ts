import type { StaffRole } from "../enums.ts";

export type InvitationKind = "candidate" | "company" | "employee" | "admin";

/** All that an acceptance page may show (RULES: Invitations). */
export interface Invitation {
  kind: InvitationKind;
  email: string;
  /** The sender's name; null without one. */
  invited_by: string | null;
  first_name: string | null;
  last_name: string | null;
  company_id: string | null;
  company_name: string | null;
  /** The path of its logo, of a company that invites and is public. */
  company_logo_url: string | null;
  message: string | null;
  role: StaffRole | null;
  management_terms: string | null;
  expires_at: string;
  /** Why it can't be accepted now, ready to show: its company is paused or has no plan. Null when it can. */
  stopped: string | null;
}

/** An open invitation to the caller's own address, answered by its id. */
export interface OpenInvitation extends Invitation {
  id: string;
}

/** States of a sent invitation. Also expired once its sender may no longer send it. */
const sentInvitationStates = ["waiting", "accepted", "declined", "revoked", "expired"] as const;
type SentInvitationState = (typeof sentInvitationStates)[number];

/** Filters of sent invitations; ended is declined, revoked or expired. */
export const sentInvitationFilters = ["all", "waiting", "accepted", "ended"] as const;
export type SentInvitationFilter = (typeof sentInvitationFilters)[number];

/** A sent invitation, for those who may manage it. */
export interface SentInvitation {
  id: string;
  kind: InvitationKind;
  email: string;
  /** The invited person's name, or for a company invitation the company's. */
  name: string | null;
  /** The company that invites, or that is invited. */
  company_name: string | null;
  role: StaffRole | null;
  state: SentInvitationState;
  /** Its email hasn't gone out: still retrying, or given up. */
  is_undelivered: boolean;
  /** When its newest link was created. */
  sent_at: string;
  sent_by: string | null;
  expires_at: string;
  /** When it was accepted, declined or revoked. */
  ended_at: string | null;
  /** The company an accepted company invitation created. */
  joined_company_id: string | null;
  /** Revoked by an administrator: the company can resend it only once an administrator releases it. */
  is_held: boolean;
  can: { resend: boolean; revoke: boolean; release: boolean };
}

/** The response to sending or resending an invitation. */
export interface InvitationSent {
  success: true;
  /** Ready to show. */
  message: string;
  /** Set when the email didn't go out right away: what to do. It is retried in the background. */
  emailError?: string;
  /** Only with emailError, and only this once: the link, to pass on another way. */
  invitationUrl?: string;
}

/** The most lines per import, and the most bytes per file. */
export const mostImported = 500;
export const importBytes = 1024 * 1024;

/** A line of an import: the candidateData of one candidate. */
export interface ImportRow {
  /** Its number in the file. */
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  title?: string;
  phoneNumber?: string;
  skills?: string[];
  address?: { city?: string; state?: string; country?: string };
}

/** A line's outcome: invited, skipped for one of three reasons, in need of a correction, or possible tomorrow or next month. */
const importFates = ["invite", "known", "invited", "twice", "invalid", "tomorrow", "next_month"] as const;

export interface ImportFate {
  line: number;
  fate: (typeof importFates)[number];
  /** Ready to show. */
  words: string;
}

/** How many invitations an import sent, and each line's outcome. */
export interface ImportOutcome {
  sent: number;
  fates: ImportFate[];
}
