import * as z from "zod/mini";
import type { WaitingCounts } from "../administration/today.ts";
import type { CompanyActs, CompanyMembership, StaffedCompany } from "../companies/company.ts";
import type { AppRole } from "../enums.ts";
import type { OpenInvitation } from "../invitations/invitation.ts";
import { limits } from "../limits.ts";
import { email, requiredLine } from "../text.ts";

const invalidEmail = "Please enter a valid email address";

interface PasswordRule {
  /** What the screen ticks off while the password is typed. */
  label: string;
  /** What is said when it is broken. */
  message: string;
  test: (password: string) => boolean;
}

/** What a new password must have; config.toml asks the same of the auth service (RULES: Accounts). */
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

/** A candidate's sign-up: the name their profile begins with. */
export const candidateSignUpSchema = z.extend(signUpSchema, {
  firstName: requiredLine("Please enter your first name", limits.personName),
  lastName: requiredLine("Please enter your last name", limits.personName),
});
export type CandidateSignUp = z.infer<typeof candidateSignUpSchema>;

export const forgotPasswordSchema = z.object({ email: email(invalidEmail) });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** One's own password, behind the confirmation link. */
export const confirmAccountSchema = z.object({ password });
export type ConfirmAccount = z.infer<typeof confirmAccountSchema>;

/** The kinds of links our mails carry. */
export const emailLinkTypes = ["signup", "email_change", "recovery"] as const;
export type EmailLinkType = (typeof emailLinkTypes)[number];

/** What the page behind a mailed link says before anything is done. */
export interface EmailLink {
  email: string;
  /** Of a change of address. */
  new_email: string | null;
  role: AppRole;
  /** Of a confirmation: what waits for its address. */
  invitations: OpenInvitation[];
  /** Of a confirmation: where its sign-up was to lead, as it was said then; not checked. */
  redirect: string | null;
  /** Of a confirmation in the browser that signed up: as given there, or "". */
  first_name: string;
  /** Of a confirmation: asked with the secret of the browser that signed up, which can claim the password typed then. */
  keeps_password: boolean;
}

/** What the frame of every page shows of whoever is signed in. */
export interface Frame {
  user_id: string;
  role: AppRole;
  /** '' without one. */
  name: string;
  /** The first is of the company the screens show. */
  memberships: CompanyMembership[];
  /** The company the screens show; null without one. */
  company_id: string | null;
  /** '' without one. */
  company_name: string;
  /** Why that company reaches nobody; null while it does. */
  paused: "suspended" | "withdrawn" | null;
  /** To choose among, where there are several. */
  companies: StaffedCompany[];
  /** New applications the caller may read, what waits for administrators, or offers, times and messages for a candidate to answer. */
  waiting: number;
  /** What waits for administrators, by what it is; null for everybody else. */
  waiting_counts: WaitingCounts | null;
  /** Interviews of today that aren't over: those of the whole company for its managers, of others those they take part in. */
  interviews_today: number;
  /** At the company the screens show; nothing without one. */
  can: CompanyActs;
  /** Among the notifications the bell lists. */
  unread: number;
  /** In how many conversations somebody has written to the caller what they have not read; at the company the screens show. */
  unread_conversations: number;
}

/** A change of the address that signs in, while it waits for its two mailboxes. */
export interface EmailChange {
  /** The address that is to come. */
  email: string;
  sent_at: string;
  /** The links have run out. */
  is_expired: boolean;
  old_confirmed: boolean;
  new_confirmed: boolean;
  /** The open invitations that will be for the new address. */
  invitations: number;
}

/** One place where somebody is signed in. */
export interface DeviceSession {
  id: string;
  /** What its program calls itself; null when it does not. */
  user_agent: string | null;
  begun_at: string;
  /** When it was last renewed, which happens once an hour while it is in use. */
  used_at: string;
  /** It is the one that asks. */
  is_current: boolean;
}

/** With what somebody signs in, and where they are signed in. */
export interface SignIns {
  email: string;
  change: EmailChange | null;
  /** The one that asks first, then by last use; at most 50. */
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

/** Another password, by whoever knows the present one. */
export const changePasswordSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, "Enter your present password")),
    password,
    confirmPassword: z.string(),
  })
  .check(isTypedTwice);
export type ChangePassword = z.infer<typeof changePasswordSchema>;

export const changeEmailSchema = z.pick(signInSchema, { email: true });
export type ChangeEmail = z.infer<typeof changeEmailSchema>;
