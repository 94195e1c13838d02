import { staffRoleGrants } from "@contracts/companies/grants";
import type { StaffMember } from "@contracts/companies/staff";
import type { invitableStaffRoles, StaffRole } from "@contracts/enums";
import { formatWords, personName } from "@/lib/format";

export type GivenRole = (typeof invitableStaffRoles)[number];

/** The roles for colleagues, each with its meaning. */
export const roleOptions = Object.entries(staffRoleGrants).map(([value, grants]) => ({
  value,
  label: formatWords(value),
  text: `Can ${grants}`,
}));

/** What a role change means for `who`. */
export function roleChange(who: string, from: StaffRole, to: GivenRole): string {
  switch (to) {
    case "manager":
      return `${who} will also be able to invite and remove colleagues and assign work`;
    case "recruiter":
      return from === "manager"
        ? `${who} will no longer be able to invite or remove colleagues or assign work`
        : `${who} will be able to post jobs and see all applications and candidates`;
    case "partner_recruiter":
      return `${who} will see only the jobs and candidates assigned to them`;
  }
}

export const staffName = (person: Pick<StaffMember, "first_name" | "last_name">) => personName(person, "colleague");

/** Their name within a sentence. */
export const calledName = ({ first_name }: Pick<StaffMember, "first_name">) => first_name || "This colleague";
