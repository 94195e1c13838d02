import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To the company's administrators: the proposed changes were rejected, and why, so that they can be corrected. */
export const companyChangesRejected = mailTemplate({
  schema: z.object({ company_name: z.string(), reason: z.string(), path: z.string() }),
  write: ({ company_name, reason, path }) => ({
    subject: `${company_name}'s changes weren't approved`,
    heading: "Your changes weren't approved",
    paragraphs: [
      `We reviewed your changes to ${company_name}'s registration and couldn't approve them. The approved version is still live, and your jobs stay online.`,
      "You can correct the changes and send them again, or withdraw them. This is what we found:",
    ],
    quote: reason,
    action: { label: "Correct the changes", path },
    reason: `You're receiving this email because you manage ${company_name} on ${productName}.`,
  }),
});
