import type { SignUp } from "@contracts/accounts/account";
import { type StaffRole, staffRoles } from "@contracts/enums";
import { isOffered } from "@/config/left-out";
import { formatWords } from "@/lib/format";

interface SignUpInvitation {
  /** The token; null without an invitation. */
  invitation: string | null;
  /** From the link, so it can't be edited. */
  email: string | null;
  /** The role the account asks for; null when the user chooses. */
  role: SignUp["role"] | null;
  roleName: string;
  staffRole: StaffRole | null;
  /** The name comes from the invitation, not from sign-up. */
  isAdmin: boolean;
  title: string;
  lead: string;
}

/**
 * Reads `invitation`, `email`, `role` and `employee_role` of /signup. They are display and a request only: the server
 * takes the role from the invitation itself (RULES: Invitations). An employee asks for a company account; an administrator becomes one
 * by accepting once the address is confirmed.
 */
export function readSignUpInvitation(params: URLSearchParams): SignUpInvitation {
  const invitation = params.get("invitation") || null;
  const email = params.get("email") || null;
  const asked = params.get("role")?.toLowerCase();
  const employeeRole = params.get("employee_role");
  const staffRole = staffRoles.find((each) => each === employeeRole?.toLowerCase()) ?? null;
  const base = { invitation, email, staffRole, isAdmin: asked === "admin" && invitation !== null };

  if (employeeRole || asked === "employee") {
    const name = staffRole ? formatWords(staffRole) : "Team member";
    return {
      ...base,
      role: "company",
      roleName: name,
      title: "Join as a team member",
      lead: staffRole ? `You'll join the team as ${name}.` : "You'll join the team that invited you.",
    };
  }
  if (base.isAdmin) {
    return {
      ...base,
      role: "candidate",
      roleName: "Administrator",
      title: "Create your administrator account",
      lead: "It becomes an administrator account when you confirm your email and accept.",
    };
  }
  if (asked === "company" && invitation) {
    return {
      ...base,
      role: "company",
      roleName: "Company",
      title: "Create the company's account",
      lead: email ? `For ${email}` : "You manage the company's profile, jobs and team.",
    };
  }
  if (!isOffered("companySignUp"))
    return {
      ...base,
      role: "candidate",
      roleName: "Candidate",
      title: "Create your account",
      lead:
        asked === "company"
          ? "Companies can only join by invitation. This account is for finding a job."
          : "Find the job that fits.",
    };
  const role = asked === "company" || asked === "candidate" ? asked : null;
  return {
    ...base,
    role,
    roleName: role === "company" ? "Company" : "Candidate",
    title: "Create your account",
    lead: "Find the job, or the person, that fits.",
  };
}
