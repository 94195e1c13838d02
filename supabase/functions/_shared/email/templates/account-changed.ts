import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

const notYou = "If this wasn't you, someone else may be using your account.";
const reason = `You're receiving this email because it's about the security of your ${productName} account.`;

/** To the account's address: the password was changed. */
export const passwordChanged = mailTemplate({
  schema: z.object({ path: z.string() }),
  write: ({ path }) => ({
    subject: "Your password was changed",
    heading: "Your password was changed",
    paragraphs: [
      `The password for your ${productName} account was changed. If this was you, you don't need to do anything.`,
      `${notYou} Choose a new password now.`,
    ],
    action: { label: "Choose a new password", path },
    reason,
  }),
});

/** To an account's former address. */
export const emailChangedFrom = mailTemplate({
  schema: z.object({ new_email: z.string(), path: z.string() }),
  write: ({ new_email, path }) => ({
    subject: "Your email address was changed",
    heading: "Your email address was changed",
    paragraphs: [
      `Your ${productName} account now uses ${new_email}. You can no longer sign in with this address, and this is the last email we'll send to it.`,
      `${notYou} Contact support right away.`,
    ],
    action: { label: "Contact support", path },
    reason,
  }),
});

/** To an account's new address. */
export const emailChangedTo = mailTemplate({
  schema: z.object({ old_email: z.string(), path: z.string() }),
  write: ({ old_email, path }) => ({
    subject: `This is now your email at ${productName}`,
    heading: `This is now your email at ${productName}`,
    paragraphs: [
      `Your ${productName} account now uses this address instead of ${old_email}. Sign in with it from now on. Your password stays the same.`,
    ],
    action: { label: "Sign in", path },
    reason,
  }),
});

/** To the owner of an address someone signed up with again. */
export const signUpRepeated = mailTemplate({
  schema: z.object({ path: z.string() }),
  write: ({ path }) => ({
    subject: `You already have a ${productName} account`,
    heading: "You already have an account",
    paragraphs: [
      `Someone tried to create a ${productName} account with this email address, which already has one.`,
      'If it was you, sign in. If you\'ve forgotten your password, press "Forgot password?" there to choose a new one.',
      "If it wasn't you, you don't need to do anything: your account hasn't changed.",
    ],
    action: { label: "Sign in", path },
    reason,
  }),
});

const kinds = {
  candidate: "a candidate account: you can look for jobs and apply for them",
  company: "a company account: you can work on your company's jobs and applications",
  admin: "an administrator account: you can manage users, companies and platform settings",
} as const;

/** To an account whose role changed. */
export const roleChanged = mailTemplate({
  schema: z.object({ role: z.enum(["candidate", "company", "admin"]), path: z.string() }),
  write: ({ role, path }) => ({
    subject: "Your account's role was changed",
    heading: "Your account's role was changed",
    paragraphs: [`Your ${productName} account is now ${kinds[role]}.`, "If you didn't expect this, contact support."],
    action: { label: "Sign in", path },
    reason,
  }),
});
