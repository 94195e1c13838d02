import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

const toAccount = `You're receiving this email because you have an account on ${productName}.`;

/** To a suspended person: the administrator's message. */
export const accountSuspended = mailTemplate({
  schema: z.object({ words: z.string(), path: z.string() }),
  write: ({ words, path }) => ({
    subject: "Your account is suspended",
    heading: "Your account is suspended",
    paragraphs: [
      "You can't sign in until an administrator lifts it. Your data is kept, and you can still ask for a copy of your data or for your account to be deleted.",
      "This is what the administrator wrote:",
    ],
    quote: words,
    action: { label: "Contact support", path },
    reason: toAccount,
  }),
});

export const accountRestored = mailTemplate({
  schema: z.object({ path: z.string() }),
  write: ({ path }) => ({
    subject: "Your account is active again",
    heading: "Your account is active again",
    paragraphs: ["An administrator lifted the suspension. You can sign in, and everything is where you left it."],
    action: { label: "Sign in", path },
    reason: toAccount,
  }),
});

export const signedOut = mailTemplate({
  schema: z.object({ path: z.string() }),
  write: ({ path }) => ({
    subject: "An administrator signed you out",
    heading: "An administrator signed you out",
    paragraphs: ["Sign in again with your password. If you don't know why this happened, contact support."],
    action: { label: "Sign in", path },
    reason: toAccount,
  }),
});

const toCompany = (name: string) => `You're receiving this email because you manage ${name} on ${productName}.`;

/** To the administrators of a suspended company: the administrator's words. */
export const companySuspended = mailTemplate({
  schema: z.object({ company_name: z.string(), words: z.string(), path: z.string() }),
  write: ({ company_name, words, path }) => ({
    subject: `${company_name} is suspended`,
    heading: `${company_name} is suspended`,
    paragraphs: [
      "Your jobs are hidden, and your team can't reach candidates until an administrator lifts it. Applications, notes and your plan are kept.",
      "This is what the administrator wrote:",
    ],
    quote: words,
    action: { label: "Open your dashboard", path },
    reason: toCompany(company_name),
  }),
});

export const companyRestored = mailTemplate({
  schema: z.object({ company_name: z.string(), path: z.string() }),
  write: ({ company_name, path }) => ({
    subject: `${company_name} is active again`,
    heading: `${company_name} is active again`,
    paragraphs: [
      "An administrator lifted the suspension. Your jobs are visible again, and your team can reach candidates.",
    ],
    action: { label: "Open your dashboard", path },
    reason: toCompany(company_name),
  }),
});
