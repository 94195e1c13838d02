import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To the company's administrators: their proposed changes are live. */
export const companyChangesApproved = mailTemplate({
  schema: z.object({ company_name: z.string(), path: z.string() }),
  write: ({ company_name, path }) => ({
    subject: `${company_name}'s changes are approved`,
    heading: "Your changes are approved",
    paragraphs: [`We reviewed your changes to ${company_name}'s registration. They're live now.`],
    action: { label: "Open your company profile", path },
    reason: `You're receiving this email because you manage ${company_name} on ${productName}.`,
  }),
});
