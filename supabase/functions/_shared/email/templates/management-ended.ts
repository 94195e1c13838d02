import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To a candidate whose company stopped representing them. */
export const managementEnded = mailTemplate({
  schema: z.object({ candidate_first_name: z.string(), company_name: z.string(), path: z.string() }),
  write: ({ candidate_first_name, company_name, path }) => ({
    subject: `${company_name} no longer manages your profile`,
    heading: `${company_name} no longer manages your profile`,
    paragraphs: [
      ...(candidate_first_name ? [`Hello ${candidate_first_name},`] : []),
      `${company_name} has ended the management of your profile on ${productName}. They see your profile and documents no more, and what they had asked you and you had not answered has ended.`,
      "Your account and your applications stay, and are yours. You can apply for jobs on your own, and accept an invitation of another company.",
    ],
    action: { label: "Go to your dashboard", path },
    reason: `You receive this email because ${company_name} managed your profile on ${productName}.`,
  }),
});
