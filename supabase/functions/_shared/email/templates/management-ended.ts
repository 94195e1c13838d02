import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To a candidate whose company stopped representing them. */
export const managementEnded = mailTemplate({
  schema: z.object({ candidate_first_name: z.string(), company_name: z.string(), path: z.string() }),
  write: ({ candidate_first_name, company_name, path }) => ({
    subject: `${company_name} no longer represents you`,
    heading: `${company_name} no longer represents you`,
    paragraphs: [
      ...(candidate_first_name ? [`Hello ${candidate_first_name},`] : []),
      `${company_name} no longer represents you on ${productName}. They can no longer see your profile and documents. Open requests have been canceled.`,
      "Your account and your applications are still yours. You can apply for jobs on your own or accept an invitation from another company.",
    ],
    action: { label: "Go to your dashboard", path },
    reason: `You're receiving this email because ${company_name} represented you on ${productName}.`,
  }),
});
