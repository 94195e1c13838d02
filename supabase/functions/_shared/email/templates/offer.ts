import * as z from "zod/mini";
import { dayInWords } from "../../contracts/day.ts";
import { productName } from "../../contracts/operator.ts";
import { applicationUpdate } from "../application-update.ts";
import { mailTemplate } from "../template.ts";

const states = ["open", "accepted", "withdrawn", "expired", "ended"] as const;

/** To the candidate, always: an offer was made, accepted or has ended (RULES: Offers). */
export const offer = mailTemplate({
  schema: z.object({
    candidate_first_name: z.optional(z.nullable(z.string())),
    job_title: z.string(),
    company_name: z.string(),
    state: z.enum(states),
    /** "$178,000 a year" */
    salary: z.string(),
    starts_on: z.string(),
    /** The last day to accept it: "Fri, Dec 4". */
    until: z.string(),
    /** The company's message with the offer or its withdrawal, or why it ended. */
    words: z.optional(z.nullable(z.string())),
    path: z.string(),
  }),
  write: ({ candidate_first_name, job_title, company_name, state, salary, starts_on, until, words, path }) => {
    const name = candidate_first_name?.trim();
    const terms = `${salary}, from ${dayInWords(starts_on)}`;
    const said = {
      open: {
        text: `${company_name} offers you the job: ${job_title}, ${terms}. The offer expires on ${until}. Read the full offer, ask for changes and reply on ${productName}.`,
        action: "Read the offer",
      },
      accepted: {
        text: `${job_title} at ${company_name}: ${terms}. We notified them. Good luck in your new role.`,
        action: "Open your application",
      },
      withdrawn: {
        text: `${company_name} has withdrawn its offer for ${job_title}.`,
        action: "Open your application",
      },
      expired: {
        text: `The offer from ${company_name} for ${job_title} expired on ${until}. You can still write to them about it.`,
        action: "Write to them",
      },
      ended: {
        text: `The offer from ${company_name} for ${job_title} has ended. ${words ? `${words}.` : ""}`.trim(),
        action: "Open your application",
      },
    }[state];
    const quote = (state === "open" || state === "withdrawn") && words?.trim();
    return {
      ...applicationUpdate(company_name, job_title),
      ...(state === "accepted" && { subject: "You accepted the offer", heading: "You accepted the offer" }),
      ...(state === "open" && { preheader: `It's about ${job_title}. Please reply by ${until}.` }),
      paragraphs: [`Hello${name ? ` ${name}` : ""},`, said.text, ...(quote ? [`${company_name} wrote to you:`] : [])],
      ...(quote && { quote }),
      action: { label: said.action, path: state === "expired" ? `${path}#write` : path },
      reason: `You're receiving this email because you applied for this job on ${productName}.`,
    };
  },
});
