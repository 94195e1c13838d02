import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

export const submission = mailTemplate({
  schema: z.object({
    candidate_first_name: z.string(),
    job_title: z.string(),
    company_name: z.string(),
    by_company: z.string(),
    path: z.string(),
  }),
  write: ({ candidate_first_name, job_title, company_name, by_company, path }) => ({
    subject: `${by_company} would like to submit you: ${job_title}`,
    heading: `${job_title} at ${company_name}`,
    paragraphs: [
      ...(candidate_first_name ? [`Hello ${candidate_first_name},`] : []),
      `${by_company} represents you and would like to submit you to this job. Look at the job and your match. Nothing is sent before you agree.`,
    ],
    action: { label: "See the job", path },
    reason: `You're receiving this email because ${by_company} represents you on ${productName}.`,
  }),
});
