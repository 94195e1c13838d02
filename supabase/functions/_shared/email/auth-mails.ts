import { operator, productName } from "../contracts/operator.ts";
import { renderLayout } from "./layout.ts";
import type { MailContent, RenderedMail } from "./mail.ts";

/** The auth service fills these in; a path takes no spaces. */
const email = "{{.Email}}";
const link = (path: string, type: string) => `${path}?token_hash={{.TokenHash}}&type=${type}`;
const preheader = "The link works once, for one hour.";
const reason = `You're receiving this email because this address was entered on ${productName}.`;

/**
 * Emails that the auth service sends itself, by their names in config.toml. It needs files, so supabase/templates holds this
 * content; a test compares them, and writes them in update mode.
 */
export const authMails = {
  confirmation: {
    subject: "Confirm your email address",
    preheader,
    heading: "Confirm your email address",
    paragraphs: [
      `Someone signed up for ${productName} with ${email}. If it was you, confirm that this address is yours.`,
      "The link works once, for one hour. If you didn't sign up, ignore this email and nothing happens.",
    ],
    action: { label: "Confirm address", path: link("/auth/confirm", "signup") },
    reason,
  },
  recovery: {
    subject: "Choose a new password",
    preheader,
    heading: "Choose a new password",
    paragraphs: [
      `Someone asked for a new password for ${email}. If it was you, choose one now.`,
      "The link works once, for one hour. If you didn't ask for it, ignore this email: your password won't change.",
    ],
    action: { label: "Choose a new password", path: link("/update-password", "recovery") },
    reason,
  },
  email_change: {
    subject: "Confirm your new email address",
    preheader,
    heading: "Confirm your new email address",
    paragraphs: [
      `Someone signed in as ${email} asked to change the address of this ${productName} account to {{.NewEmail}}. If it was you, confirm it here and in the email to your other address.`,
      "The link works once, for one hour. If you didn't ask for it, ignore this email: the address won't change.",
    ],
    action: { label: "Confirm the change", path: link("/auth/confirm", "email_change") },
    reason: "You're receiving this email because both addresses have to confirm the change.",
  },
  // The product offers neither of the next two, but a hosted project's API sends them on request.
  magic_link: {
    subject: "Sign in with your password",
    preheader: `${productName} doesn't use sign-in links.`,
    heading: "Sign in with your password",
    paragraphs: [
      `Someone asked for a link that signs in as ${email}. ${productName} doesn't use these: sign in with your password, or choose a new one on the sign-in page.`,
      "If you didn't ask for it, ignore this email: nothing has happened to your account.",
    ],
    action: { label: "Sign in", path: "/signin" },
    reason,
  },
  reauthentication: {
    subject: "Someone asked for a code",
    preheader: `${productName} doesn't use codes. If it wasn't you, choose a new password.`,
    heading: "Someone asked for a code",
    paragraphs: [
      `Someone who is signed in as ${email} asked for a code. ${productName} doesn't use codes, so there isn't one in this email.`,
      "If it wasn't you, someone else may be using your account: choose a new password now.",
    ],
    action: { label: "Choose a new password", path: "/forgot-password" },
    reason: `You're receiving this email because it's about the security of your ${productName} account.`,
  },
} as const satisfies Record<string, MailContent>;
export type AuthMailName = keyof typeof authMails;

/** An email for the auth service, with its placeholders. */
export const renderAuthMail = (name: AuthMailName): RenderedMail => {
  const content: MailContent = authMails[name];
  return renderLayout(content, "{{.SiteURL}}", { operator: operator.address });
};
