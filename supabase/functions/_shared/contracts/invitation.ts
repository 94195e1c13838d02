import type { StaffRole } from "./enums.ts";

export type InvitationKind = "candidate" | "company" | "employee" | "admin";

/** What an acceptance page may show, and nothing more (RULES: Invitations). */
export interface Invitation {
  kind: InvitationKind;
  email: string;
  first_name: string | null;
  last_name: string | null;
  company_id: string | null;
  company_name: string | null;
  message: string | null;
  role: StaffRole | null;
  management_terms: string | null;
  expires_at: string;
}

/** An open invitation for one's own address, which is answered by its id. */
export interface OpenInvitation extends Invitation {
  id: string;
}
