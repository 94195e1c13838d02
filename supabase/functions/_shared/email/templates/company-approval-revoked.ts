import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To the company's administrators: the approval was withdrawn, and why. */
export const companyApprovalRevoked = mailTemplate({
  schema: z.object({ company_name: z.string(), reason: z.string(), path: z.string() }),
  write: ({ company_name, reason, path }) => ({
    subject: `Approval withdrawn: ${company_name}`,
    heading: "Your approval was withdrawn",
    paragraphs: [
      `${company_name} is no longer approved on ${productName}, and its jobs are offline.`,
      "You can correct the registration and send it again at any time. We'll then review it again. This is the reason:",
    ],
    quote: reason,
    action: { label: "Correct the registration", path },
    reason: `You're receiving this email because you manage ${company_name} on ${productName}.`,
  }),
});
