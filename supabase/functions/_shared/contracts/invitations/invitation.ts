import type { StaffRole } from "../enums.ts";

export type InvitationKind = "candidate" | "company" | "employee" | "admin";

/** What an acceptance page may show, and nothing more (RULES: Invitations). */
export interface Invitation {
  kind: InvitationKind;
  email: string;
  /** Who invites, by name; null where there is none. */
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
  /** Why it cannot be accepted right now, fit to show: its company is paused or has no plan. Null when it can. */
  stopped: string | null;
}

/** An open invitation for one's own address, which is answered by its id. */
export interface OpenInvitation extends Invitation {
  id: string;
}

/** How far a sent invitation is. Expired is also one whose sender may not send it any more. */
export const sentInvitationStates = ["waiting", "accepted", "declined", "revoked", "expired"] as const;
export type SentInvitationState = (typeof sentInvitationStates)[number];

/** What lists of sent invitations are narrowed to; ended is declined, revoked or expired. */
export const sentInvitationFilters = ["all", "waiting", "accepted", "ended"] as const;
export type SentInvitationFilter = (typeof sentInvitationFilters)[number];

/** A sent invitation, for whoever may manage it. */
export interface SentInvitation {
  id: string;
  kind: InvitationKind;
  email: string;
  /** The invited person's name, of a company invitation the company's. */
  name: string | null;
  /** The company that invites, or that is invited. */
  company_name: string | null;
  role: StaffRole | null;
  state: SentInvitationState;
  /** Its mail has not gone out; it is still tried, or was given up. */
  is_undelivered: boolean;
  /** When its newest link was made. */
  sent_at: string;
  sent_by: string | null;
  expires_at: string;
  /** When it was accepted, declined or revoked. */
  ended_at: string | null;
  /** The company that an accepted company invitation has made. */
  joined_company_id: string | null;
  /** An administrator revoked it: its company sends it again once one has released it. */
  is_held: boolean;
  can: { resend: boolean; revoke: boolean; release: boolean };
}

/** What sending or resending an invitation answers. */
export interface InvitationSent {
  success: true;
  /** Fit to show. */
  message: string;
  /** Set when the mail did not go out at once: what to do about it. It is tried again meanwhile. */
  emailError?: string;
  /** With emailError, this once: the link, to be handed over by other means. */
  invitationUrl?: string;
}

/** The most lines one import takes, and the most bytes its file has. */
export const mostImported = 500;
export const importBytes = 1024 * 1024;

/** A line of a list of candidates to invite: what their candidateData says of them. */
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

/** What becomes of a line: it gets an invitation, is left alone for three reasons, needs a correction, or can be sent tomorrow or next month. */
export const importFates = ["invite", "known", "invited", "twice", "invalid", "tomorrow", "next_month"] as const;

export interface ImportFate {
  line: number;
  fate: (typeof importFates)[number];
  /** Fit to show. */
  words: string;
}

/** How many invitations an import has sent, and what became of each line. */
export interface ImportOutcome {
  sent: number;
  fates: ImportFate[];
}
