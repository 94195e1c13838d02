import type { invitableStaffRoles, JobStatus, StaffRole } from "../enums.ts";
import type { Assignee } from "../jobs/job.ts";
import type { CompanyMembership } from "./company.ts";

/** A colleague in the list of employees. */
export interface StaffMember extends CompanyMembership {
  user_id: string;
  created_at: string;
  last_sign_in_at: string | null;
  /** How many jobs and candidates they own. */
  jobs: number;
  candidates: number;
  is_me: boolean;
  /** Change their role, and remove them. */
  can: { manage: boolean };
}

/** A colleague who can own work, and what they own. */
export interface Colleague extends Assignee {
  role: StaffRole;
  is_me: boolean;
  jobs: number;
  candidates: number;
}

/** The work affected when a colleague is removed or changes roles. */
export interface StaffWork {
  jobs: { id: string; title: string; status: JobStatus }[];
  /** Open applications for these jobs. */
  applications: number;
  candidates: number;
  /** Applications they own directly. */
  own_applications: number;
  /** Open invitations they sent; these end with the membership. */
  invitations: number;
  /** How many of those end with each new role that may not send them. */
  ending_invitations: Record<(typeof invitableStaffRoles)[number], number>;
  /** Who may take over. */
  successors: { user_id: string; first_name: string; last_name: string; email: string | null; role: StaffRole }[];
}
