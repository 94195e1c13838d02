import type { invitableStaffRoles } from "../enums.ts";

// What an invitation grants, shared by the forms, the email and the page behind its link.

/** What a colleague in this role can do, after "can", addressed to them or about them. */
export const staffRoleGrants: Record<(typeof invitableStaffRoles)[number], string> = {
  manager: "manage employees, assign jobs and oversee recruitment",
  recruiter: "post jobs, review applications and manage candidates",
  partner_recruiter: "work on assigned jobs and candidates, as an external recruiter with limited access",
};

/** What a company that represents a candidate can do, after "can", addressed to them or about them. */
export const managementGrants = {
  you: {
    see: "see your profile and documents",
    submit: "submit you to jobs; nothing is sent before you agree",
  },
  they: {
    see: "see their profile and documents",
    submit: "submit them to jobs; nothing is sent before they agree",
  },
} as const;
