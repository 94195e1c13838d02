import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { applicationUpdate } from "../application-update.ts";
import { mailTemplate } from "../template.ts";

const schema = z.object({
  first_name: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  added_by: z.optional(z.nullable(z.string())),
  path: z.string(),
  remove_path: z.string(),
  message: z.optional(z.nullable(z.string())),
});
const hello = (name: string) => (name ? [`Hello ${name},`] : []);
const removing = (path: string) => ({ label: "Remove my data", text: "You don't need an account for it.", path });
const reason = `You're receiving this email because a company entered your address on ${productName}.`;

/** To a person added by hand: who added them, and their two options (RULES: Added by hand). */
export const addedByHand = mailTemplate({
  schema,
  write: ({ first_name, job_title, company_name, added_by, path, remove_path }) => ({
    subject: `${company_name} added you to ${job_title}`,
    heading: `${company_name} added you to a job`,
    paragraphs: [
      ...hello(first_name),
      `${added_by ?? "A recruiter"} at ${company_name} added you as an applicant for ${job_title}. They entered your name and email, and may have added your phone, skills and resume.`,
      "If this is you, take over the application to see its status and hear from the team. If you don't want this, remove your data.",
    ],
    links: [removing(remove_path)],
    action: { label: "It's me", path },
    reason,
  }),
});

/** To the same person after a rejection. */
export const addedByHandDeclined = mailTemplate({
  schema,
  write: ({ first_name, job_title, company_name, added_by, message, path, remove_path }) => ({
    ...applicationUpdate(company_name, job_title),
    paragraphs: [
      ...hello(first_name),
      `${added_by ?? "A recruiter"} at ${company_name} added you as an applicant for ${job_title}. They decided to go ahead with other candidates.`,
      "You can still take the application over or remove your data.",
      ...(message?.trim() ? [`${company_name} wrote to you:`] : []),
    ],
    ...(message?.trim() ? { quote: message.trim() } : {}),
    links: [removing(remove_path)],
    action: { label: "It's me", path },
    reason,
  }),
});
