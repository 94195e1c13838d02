import type { invitableStaffRoles, JobStatus, StaffRole } from "../enums.ts";
import type { Assignee } from "../jobs/job.ts";
import type { CompanyMembership } from "./company.ts";

/** A colleague in the list of employees. */
export interface StaffMember extends CompanyMembership {
  user_id: string;
  created_at: string;
  last_sign_in_at: string | null;
  /** How many jobs and candidates are assigned to them. */
  jobs: number;
  candidates: number;
  is_me: boolean;
  /** To give them another role, and to remove them. */
  can: { manage: boolean };
}

/** Somebody whom work can be given to, with what they look after. */
export interface Colleague extends Assignee {
  role: StaffRole;
  is_me: boolean;
  jobs: number;
  candidates: number;
}

/** What hangs on a colleague whose role changes or who is removed. */
export interface StaffWork {
  jobs: { id: string; title: string; status: JobStatus }[];
  /** Open applications for these jobs. */
  applications: number;
  candidates: number;
  /** Applications that are assigned to them, themselves. */
  own_applications: number;
  /** Open ones they have sent; they end with the membership. */
  invitations: number;
  /** How many of those end with another role, which may not send them. */
  ending_invitations: Record<(typeof invitableStaffRoles)[number], number>;
  /** Who may take over. */
  successors: { user_id: string; first_name: string; last_name: string; email: string | null; role: StaffRole }[];
}
