import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To a former colleague. */
export const removedFromTeam = mailTemplate({
  schema: z.object({ company_name: z.string(), path: z.string() }),
  write: ({ company_name, path }) => ({
    subject: `You're no longer on the team of ${company_name}`,
    heading: `You're no longer on the team of ${company_name}`,
    paragraphs: [
      `${company_name} has removed you from its team on ${productName}. You can no longer see its jobs, candidates and applications.`,
      `Your account is still yours. If you didn't expect this, ask ${company_name}.`,
    ],
    action: { label: "Contact support", path },
    reason: `You're receiving this email because your account on ${productName} was on the team of this company.`,
  }),
});
