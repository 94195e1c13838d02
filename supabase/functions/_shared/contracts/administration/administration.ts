import type { DeviceSession } from "../accounts/account.ts";
import type { AppRole } from "../app-role.ts";
import type { StaffRole } from "../enums.ts";
import type { CompanyCard } from "../partners/partnership.ts";
import type { Suspension, SuspensionReason } from "./suspension.ts";

export const accountStates = ["confirmed", "unconfirmed", "suspended"] as const;
export type AccountState = (typeof accountStates)[number];

/** An account as administrators see it. */
export interface Person {
  id: string;
  email: string;
  role: AppRole;
  name: string | null;
  state: AccountState;
  /** The company they have worked at longest, and their role. */
  company: CompanyCard | null;
  staff_role: StaffRole | null;
  applications: number;
  created_at: string;
  /** Precise to the day; null before the first sign-in. */
  last_seen_at: string | null;
}

/** A person with everything administrators see: counts, never contents. */
export interface PersonDetail extends Person {
  is_me: boolean;
  confirmed_at: string | null;
  sessions: Omit<DeviceSession, "is_current">[];
  memberships: { company: CompanyCard; role: StaffRole; since: string }[];
  represented_by: CompanyCard | null;
  open_applications: number;
  suspension: (Suspension & { reason: SuspensionReason }) | null;
  /** A company that would be left without an administrator. */
  only_admin_of: string | null;
  is_being_deleted: boolean;
}

export interface Administrator {
  id: string;
  email: string;
  name: string | null;
  created_at: string;
  last_sign_in_at: string | null;
  /** Open invitations they sent. */
  open_invitations: number;
  is_me: boolean;
}
