import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To candidates with an open application at a deleted company. */
export const companyClosed = mailTemplate({
  schema: z.object({ company_name: z.string(), job_titles: z.string(), path: z.string() }),
  write: ({ company_name, job_titles, path }) => ({
    subject: `${company_name} has left ${productName}`,
    heading: `${company_name} has left ${productName}`,
    paragraphs: [
      `${company_name} has deleted its account. This ends your application: ${job_titles}.`,
      "What you sent is deleted, including your responses and documents. The application stays in your list.",
    ],
    action: { label: "Find other jobs", path },
    reason: `You're receiving this email because you applied at ${company_name} on ${productName}.`,
  }),
});

/** To the team of a deleted company. */
export const companyClosedForTeam = mailTemplate({
  schema: z.object({ company_name: z.string(), path: z.string() }),
  write: ({ company_name, path }) => ({
    subject: `${company_name} has left ${productName}`,
    heading: `${company_name} has left ${productName}`,
    paragraphs: [
      `An administrator of ${company_name} has deleted the company. Its jobs, candidates and applications are gone.`,
      "Your account is still yours: you can join another team, register a company, or delete it.",
    ],
    action: { label: "Sign in", path },
    reason: `You're receiving this email because you were on the team of ${company_name} on ${productName}.`,
  }),
});
