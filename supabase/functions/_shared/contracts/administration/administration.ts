import type { AppRole } from "../app-role.ts";
import type { CompanyCard } from "../partners/partnership.ts";

/** An account as administrators see it. */
export interface Person {
  id: string;
  email: string;
  role: AppRole;
  name: string | null;
  is_confirmed: boolean;
  /** Where they have worked longest. */
  company: CompanyCard | null;
  created_at: string;
}

export interface Administrator {
  id: string;
  email: string;
  name: string | null;
  created_at: string;
  last_sign_in_at: string | null;
  /** Open ones they have sent. */
  open_invitations: number;
  is_me: boolean;
}
