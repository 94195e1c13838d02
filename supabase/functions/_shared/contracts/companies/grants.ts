import type { invitableStaffRoles } from "../enums.ts";

// What an invitation grants, in words that the forms, the mail and the page behind its link share.

/** What a colleague of the role can do, after "can": to themselves and to others. */
export const staffRoleGrants: Record<(typeof invitableStaffRoles)[number], string> = {
  manager: "manage employees, assign jobs and oversee recruitment",
  recruiter: "post jobs, review applications and manage candidates",
  partner_recruiter: "work on assigned jobs and candidates, as an external recruiter with limited access",
};

/** What a company that manages a candidate can do, after "can": as it is told to them, or of them. */
export const managementGrants = {
  you: {
    see: "see your profile and documents",
    putForward: "put you forward for jobs; nothing is sent before you agree",
  },
  they: {
    see: "see their profile and documents",
    putForward: "put them forward for jobs; nothing is sent before they agree",
  },
} as const;
