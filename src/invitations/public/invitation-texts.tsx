import { staffRoleGrants } from "@contracts/companies/grants";
import { invitableStaffRoles } from "@contracts/enums";
import type { Invitation, InvitationKind } from "@contracts/invitations/invitation";
import { isAfter } from "date-fns/isAfter";
import {
  BadgeCheck,
  BriefcaseBusiness,
  Building2,
  Equal,
  FileUser,
  type LucideIcon,
  Settings2,
  ShieldCheck,
  UsersRound,
} from "lucide-react";
import { representingTerms } from "@/components/product/invitation-words";
import { fullName } from "@/lib/format";

interface InvitationTexts {
  greeting: (invitation: Invitation) => string;
  points: (invitation: Invitation) => readonly { icon: LucideIcon; text: string }[];
  button: string;
  /** What the invitation lacks, or null. */
  problem: (invitation: Invitation) => string | null;
}

const welcome = (name: string | null) => (name ? `Welcome, ${name}` : "Welcome");

function roleGrants({ role }: Invitation): string {
  const given = invitableStaffRoles.find((each) => each === role);
  return given ? `You can ${staffRoleGrants[given]}.` : "You work with the team's jobs and candidates.";
}

const sameMatch = { icon: Equal, text: "You and every employer see the same match." };

export const invitationTexts: Record<InvitationKind, InvitationTexts> = {
  candidate: {
    greeting: ({ first_name }) => welcome(first_name),
    points: (invitation) => [
      { icon: FileUser, text: "One profile for every job. It stays yours." },
      ...representingTerms(invitation),
      sameMatch,
    ],
    button: "Create Account & Accept Invitation",
    problem: ({ first_name }) => (first_name ? null : "Invalid invitation data"),
  },
  company: {
    greeting: ({ company_name }) => welcome(company_name),
    points: () => [
      { icon: Building2, text: "Register your company. We review it before it goes public." },
      { icon: BriefcaseBusiness, text: "Post jobs and manage candidates." },
      { icon: Equal, text: "You and every candidate see the same match." },
    ],
    button: "Create Account & Register Company",
    problem: ({ company_name }) => (company_name ? null : "Invalid company data in invitation"),
  },
  employee: {
    greeting: (invitation) => welcome(fullName(invitation)),
    points: (invitation) => [
      { icon: UsersRound, text: roleGrants(invitation) },
      { icon: Equal, text: "You and every candidate see the same match." },
    ],
    button: "Create Account & Join Company",
    problem: ({ role }) => (role ? null : "This is not a valid employee invitation"),
  },
  admin: {
    greeting: (invitation) => welcome(fullName(invitation)),
    points: () => [
      { icon: BadgeCheck, text: "Review companies and approve them." },
      { icon: ShieldCheck, text: "Manage users and companies." },
      { icon: Settings2, text: "Change the platform's settings." },
    ],
    button: "Create Account & Accept Admin Role",
    problem: ({ first_name, last_name }) => (first_name && last_name ? null : "Invalid admin data in invitation"),
  },
};

/** Why an invitation from the server can't be used; null if it can. */
export function invitationProblem(invitation: Invitation, now: Date): string | null {
  if (!isAfter(invitation.expires_at, now)) return "This invitation has expired";
  return invitationTexts[invitation.kind].problem(invitation);
}
