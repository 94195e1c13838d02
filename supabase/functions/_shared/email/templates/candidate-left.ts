import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To a company: a represented candidate left it. */
export const candidateLeft = mailTemplate({
  schema: z.object({ candidate_name: z.string(), company_name: z.string(), path: z.string() }),
  write: ({ candidate_name, company_name, path }) => ({
    subject: `${candidate_name} is no longer managed by ${company_name}`,
    heading: `${candidate_name} is no longer managed by ${company_name}`,
    paragraphs: [
      `${candidate_name} has ended the management of their profile on ${productName}. You see their profile and documents no more, and what you had asked them and they had not answered has ended.`,
      "Applications they made while you managed them stay with the companies they went to, and with you.",
    ],
    action: { label: "See your candidates", path },
    reason: `You receive this email because you look after candidates of ${company_name} on ${productName}, or administer it.`,
  }),
});
