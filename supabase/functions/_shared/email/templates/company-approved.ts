import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To the company's administrators: an administrator approved it. */
export const companyApproved = mailTemplate({
  schema: z.object({ company_name: z.string(), path: z.string() }),
  write: ({ company_name, path }) => ({
    subject: `${company_name} is approved`,
    heading: `${company_name} is approved`,
    paragraphs: [
      `We have reviewed your registration, and your company is now part of ${productName}.`,
      "As soon as your subscription is active you can post jobs and read the applications they bring.",
    ],
    action: { label: "Open your dashboard", path },
    reason: `You receive this mail because you manage ${company_name} on ${productName}.`,
  }),
});
