import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To the company's administrators: the registration was not approved, and why, so that it can be corrected. */
export const companyRejected = mailTemplate({
  schema: z.object({ company_name: z.string(), reason: z.optional(z.nullable(z.string())), path: z.string() }),
  write: ({ company_name, reason, path }) => {
    const words = reason?.trim();
    const next = "You can correct the registration and send it again at any time. We'll then review it again.";
    return {
      subject: `${company_name}'s registration needs changes`,
      heading: "Your registration needs changes",
      paragraphs: [
        `We reviewed ${company_name}'s registration and couldn't approve it yet.`,
        words ? `${next} This is what we found:` : next,
      ],
      ...(words ? { quote: words } : {}),
      action: { label: "Correct the registration", path },
      reason: `You're receiving this email because you manage ${company_name} on ${productName}.`,
    };
  },
});
