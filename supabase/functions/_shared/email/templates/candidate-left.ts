import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To a company: a represented candidate left it. */
export const candidateLeft = mailTemplate({
  schema: z.object({ candidate_name: z.string(), company_name: z.string(), path: z.string() }),
  write: ({ candidate_name, company_name, path }) => ({
    subject: `${candidate_name} is no longer represented by ${company_name}`,
    heading: `${candidate_name} is no longer represented by ${company_name}`,
    paragraphs: [
      `${company_name} no longer represents ${candidate_name} on ${productName}. You can no longer see their profile and documents. Open requests have been canceled.`,
      "Applications they made while you represented them stay with the companies they went to, and with you.",
    ],
    action: { label: "See your candidates", path },
    reason: `You're receiving this email because candidates represented by ${company_name} are assigned to you on ${productName}, or you're an administrator.`,
  }),
});
