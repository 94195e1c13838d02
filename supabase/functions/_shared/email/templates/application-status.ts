import * as z from "zod/mini";
import { candidateStatusLabels, readApplicationStatus } from "../../contracts/applications/application-status.ts";
import type { ApplicationStatus } from "../../contracts/enums.ts";
import { productName } from "../../contracts/operator.ts";
import { applicationUpdate } from "../application-update.ts";
import { mailTemplate } from "../template.ts";

/** What each status means for the candidate and what comes next. Withdrawing and applying are the candidate's own acts. */
const meanings = {
  applied: "The company received your application and will read it next.",
  reviewing: "The company is reading your application. There is nothing you need to do now.",
  interview: "The company would like to talk with you. It will get in touch to arrange the interview.",
  offered: "The company has decided to make you an offer. It will get in touch with the details.",
  hired: "You got the job. Congratulations, and good luck in your new role.",
  rejected:
    "The company has decided to go ahead with other candidates. Thank you for your time and for the care you put into this application. Your profile hasn't changed, and you can apply for other jobs.",
  withdrawn: "Your application has been withdrawn.",
} as const satisfies Record<ApplicationStatus, string>;

/** Moving back doesn't invite or offer anything, so the stage's usual meaning isn't used. */
const movedBack = "The company moved your application back to this stage. You don't need to do anything.";

/** To the candidate: the application moved (RULES: Messages). An unknown status is shown as is. */
export const applicationStatus = mailTemplate({
  schema: z.object({
    candidate_first_name: z.optional(z.nullable(z.string())),
    job_title: z.string(),
    company_name: z.string(),
    status: z.string(),
    /** It moved back from a later stage. */
    is_back: z.optional(z.nullable(z.boolean())),
    /** The company's message with a rejection. */
    message: z.optional(z.nullable(z.string())),
    path: z.string(),
  }),
  write: ({ candidate_first_name, job_title, company_name, status, is_back, message, path }) => {
    const known = readApplicationStatus(status);
    const label = known ? candidateStatusLabels[known] : status;
    const name = candidate_first_name?.trim();
    const words = message?.trim();
    return {
      ...applicationUpdate(company_name, job_title),
      paragraphs: [
        `Hello${name ? ` ${name}` : ""},`,
        `Your application for ${job_title} at ${company_name} has a new status: ${label}.`,
        ...(is_back ? [movedBack] : known ? [meanings[known]] : []),
        ...(words ? [`${company_name} wrote to you:`] : []),
      ],
      ...(words ? { quote: words } : {}),
      action: { label: "Open your application", path },
      reason: `You're receiving this email because you applied for this job on ${productName}.`,
    };
  },
});
