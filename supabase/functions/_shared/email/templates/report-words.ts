import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To a company's administrators: reported content broke the rules, in an administrator's words. */
export const companyWarned = mailTemplate({
  schema: z.object({ company_name: z.string(), words: z.string(), path: z.string() }),
  write: ({ company_name, words, path }) => ({
    subject: `A warning for ${company_name}`,
    heading: "Your company received a warning",
    paragraphs: [
      `Someone reported a job or a message from ${company_name}. We looked at it and ask you to change this:`,
    ],
    quote: words,
    action: { label: "Open your dashboard", path },
    reason: `You're receiving this email because you administer ${company_name} on ${productName}.`,
  }),
});

/** To the reporter of a job or message: a note from an administrator. The company doesn't get it. */
export const reportReply = mailTemplate({
  schema: z.object({ about: z.string(), words: z.string(), path: z.string() }),
  write: ({ about, words, path }) => ({
    subject: `Your report: ${about}`,
    heading: "About what you reported",
    paragraphs: [`You reported something about ${about}. This is our reply. The company can't see it.`],
    quote: words,
    action: { label: "See what you reported", path },
    reason: `You're receiving this email because you reported something on ${productName}.`,
  }),
});
