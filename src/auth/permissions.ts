import { type StaffRole, staffRoles } from "@contracts/enums";

/** none; all; only what is assigned to oneself; only one's own that nobody has applied to. */
export type Permission = "none" | "all" | "assigned" | "own-unused";

/** DESIGN §2 as a table. It steers what is shown; SQL enforces the same rules. */
const permissions = {
  editRegistration: {
    company_admin: "all",
    subscription_admin: "all",
    manager: "none",
    recruiter: "none",
    partner_recruiter: "none",
  },
  editProfile: {
    company_admin: "all",
    subscription_admin: "all",
    manager: "all",
    recruiter: "none",
    partner_recruiter: "none",
  },
  manageStaff: {
    company_admin: "all",
    subscription_admin: "all",
    manager: "all",
    recruiter: "none",
    partner_recruiter: "none",
  },
  assignWork: {
    company_admin: "all",
    subscription_admin: "all",
    manager: "all",
    recruiter: "none",
    partner_recruiter: "none",
  },
  editJobs: {
    company_admin: "all",
    subscription_admin: "all",
    manager: "all",
    recruiter: "all",
    partner_recruiter: "none",
  },
  deleteJobs: {
    company_admin: "all",
    subscription_admin: "all",
    manager: "all",
    recruiter: "own-unused",
    partner_recruiter: "none",
  },
  handleApplications: {
    company_admin: "all",
    subscription_admin: "all",
    manager: "all",
    recruiter: "all",
    partner_recruiter: "assigned",
  },
  handleCandidates: {
    company_admin: "all",
    subscription_admin: "all",
    manager: "all",
    recruiter: "all",
    partner_recruiter: "assigned",
  },
} as const satisfies Record<string, Record<StaffRole, Permission>>;

export type StaffAct = keyof typeof permissions;

/** How far a staff role may do something; roles are compared without case (S1 §4), an unknown one may nothing. */
export function permissionOf(role: string | null | undefined, act: StaffAct): Permission {
  const known = staffRoles.find((each) => each === role?.toLowerCase());
  return known ? permissions[act][known] : "none";
}

/** Whether a staff role may do something at all, be it to some of it only. */
export const may = (role: string | null | undefined, act: StaffAct): boolean => permissionOf(role, act) !== "none";

/** Administrators of a company cannot be removed (S1 §6). */
export const isCompanyAdmin = (role: string | null | undefined): boolean =>
  ["company_admin", "subscription_admin"].includes(role?.toLowerCase() ?? "");
