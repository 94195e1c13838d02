import * as z from "zod/mini";
import type { WaitingCounts } from "../administration/today.ts";
import type { CompanyActs, CompanyMembership, StaffedCompany } from "../companies/company.ts";
import type { AppRole } from "../enums.ts";
import type { OpenInvitation } from "../invitations/invitation.ts";
import { limits } from "../limits.ts";
import { email, requiredLine } from "../text.ts";

const invalidEmail = "Please enter a valid email address";

interface PasswordRule {
  /** Shown as a checklist while the password is typed. */
  label: string;
  /** Shown when the rule is broken. */
  message: string;
  test: (password: string) => boolean;
}

/** Rules for new passwords; config.toml requires the same of the auth service (RULES: Accounts). */
export const passwordRules: readonly PasswordRule[] = [
  {
    label: "At least 8 characters",
    message: "Password must be at least 8 characters",
    test: (password) => password.length >= 8,
  },
  {
    label: "One uppercase letter",
    message: "Password must contain at least one uppercase letter",
    test: (password) => /[A-Z]/.test(password),
  },
  {
    label: "One lowercase letter",
    message: "Password must contain at least one lowercase letter",
    test: (password) => /[a-z]/.test(password),
  },
  {
    label: "One number",
    message: "Password must contain at least one number",
    test: (password) => /[0-9]/.test(password),
  },
];

/** A new password: one issue per broken rule, so that a form can list them. At most what the auth service's hash reads. */
export const password = z
  .string()
  .check(
    ...passwordRules.map(({ test, message }) => z.refine<string>(test, message)),
    z.maxLength(72, "Password must be at most 72 characters"),
  );

/** Sign-in: trimmed and lowercased before sending. */
export const signInSchema = z.object({
  email: z.pipe(
    email(invalidEmail),
    z.transform((value: string) => value.toLowerCase()),
  ),
  password: z.string().check(z.minLength(1, "Password is required")),
});
export type SignIn = z.infer<typeof signInSchema>;

export const signUpSchema = z.object({
  email: z.pipe(
    email(invalidEmail),
    z.transform((value: string) => value.toLowerCase()),
  ),
  password,
  role: z.enum(["candidate", "company"], "Please select a role."),
});
export type SignUp = z.infer<typeof signUpSchema>;

/** A candidate's sign-up, with the name their profile starts with. */
export const candidateSignUpSchema = z.extend(signUpSchema, {
  firstName: requiredLine("Please enter your first name", limits.personName),
  lastName: requiredLine("Please enter your last name", limits.personName),
});
export type CandidateSignUp = z.infer<typeof candidateSignUpSchema>;

export const forgotPasswordSchema = z.object({ email: email(invalidEmail) });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** The account's own password, entered behind the confirmation link. */
export const confirmAccountSchema = z.object({ password });
export type ConfirmAccount = z.infer<typeof confirmAccountSchema>;

/** The kinds of links in our emails. */
const emailLinkTypes = ["signup", "email_change", "recovery"] as const;
export type EmailLinkType = (typeof emailLinkTypes)[number];

/** What the page behind an emailed link shows before anything happens. */
export interface EmailLink {
  email: string;
  /** Only for a change of address. */
  new_email: string | null;
  role: AppRole;
  /** For a confirmation: the invitations pending for its address. */
  invitations: OpenInvitation[];
  /** For a confirmation: the redirect requested at sign-up. Not validated. */
  redirect: string | null;
  /** For a confirmation in the browser that signed up: the name given there, or "". */
  first_name: string;
  /** For a confirmation: requested with the secret of the browser that signed up, which can keep the password typed then. */
  keeps_password: boolean;
}

/** What the frame of every page shows about the signed-in account. */
export interface Frame {
  user_id: string;
  role: AppRole;
  /** '' without one. */
  name: string;
  /** The first belongs to the company the screens show. */
  memberships: CompanyMembership[];
  /** The company the screens show; null without one. */
  company_id: string | null;
  /** '' without one. */
  company_name: string;
  /** Why that company can't contact anyone; null while it can. */
  paused: "suspended" | "withdrawn" | null;
  /** Filled only when there are several to choose from. */
  companies: StaffedCompany[];
  /** New applications the caller may read, items pending for administrators, or what a candidate hasn't answered. */
  waiting: number;
  /** Items pending for administrators, by kind; null for other roles. */
  waiting_counts: WaitingCounts | null;
  /** Today's interviews that aren't over: the whole company's for managers, their own for others. */
  interviews_today: number;
  /** At the company the screens show; nothing without one. */
  can: CompanyActs;
  /** Among the notifications the bell lists. */
  unread: number;
  /** Conversations with unread messages, at the company the screens show. */
  unread_conversations: number;
}

/** A pending change of the sign-in address, until both mailboxes confirm it. */
export interface EmailChange {
  /** The new address. */
  email: string;
  sent_at: string;
  /** The links have expired. */
  is_expired: boolean;
  old_confirmed: boolean;
  new_confirmed: boolean;
  /** How many open invitations will move to the new address. */
  invitations: number;
}

/** One signed-in session. */
export interface DeviceSession {
  id: string;
  /** The user agent the program sends; null when it sends none. */
  user_agent: string | null;
  begun_at: string;
  /** When the session was last renewed: hourly while in use. */
  used_at: string;
  /** The session making this request. */
  is_current: boolean;
}

/** How an account signs in, and where it is signed in. */
export interface SignIns {
  email: string;
  change: EmailChange | null;
  /** The current session first, then by last use; at most 50. */
  sessions: DeviceSession[];
}

const isTypedTwice = z.refine<{ password: string; confirmPassword: string }>(
  (value) => value.password === value.confirmPassword,
  {
    message: "Passwords don't match",
    path: ["confirmPassword"],
  },
);

export const updatePasswordSchema = z.object({ password, confirmPassword: z.string() }).check(isTypedTwice);

/** Changing the password requires the current one. */
export const changePasswordSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, "Enter your current password")),
    password,
    confirmPassword: z.string(),
  })
  .check(isTypedTwice);
export type ChangePassword = z.infer<typeof changePasswordSchema>;

export const changeEmailSchema = z.pick(signInSchema, { email: true });
export type ChangeEmail = z.infer<typeof changeEmailSchema>;
