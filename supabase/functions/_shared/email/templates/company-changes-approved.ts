import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To the company's administrators: their proposed changes are live. */
export const companyChangesApproved = mailTemplate({
  schema: z.object({ company_name: z.string(), path: z.string() }),
  write: ({ company_name, path }) => ({
    subject: `The changes of ${company_name} are approved`,
    heading: "Your changes are approved",
    paragraphs: [
      `We have reviewed what you changed in the registration of ${company_name}. The new values now show everywhere.`,
    ],
    action: { label: "Open your company profile", path },
    reason: `You receive this email because you manage ${company_name} on ${productName}.`,
  }),
});
