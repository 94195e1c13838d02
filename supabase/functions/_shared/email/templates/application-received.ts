import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To the company: a new application for one of its jobs, with the match both sides see (RULES: Matching). */
export const applicationReceived = mailTemplate({
  schema: z.object({
    company_name: z.string(),
    job_title: z.string(),
    candidate_name: z.optional(z.nullable(z.string())),
    match_summary: z.optional(z.nullable(z.string())),
    path: z.string(),
  }),
  write: ({ company_name, job_title, candidate_name, match_summary, path }) => {
    const name = candidate_name?.trim() || "A candidate";
    const match = match_summary?.trim();
    return {
      subject: `${name} applied for ${job_title}`,
      heading: `${name} applied for ${job_title}`,
      paragraphs: [
        ...(match ? [`How the profile matches the job: ${match}`] : []),
        "The application includes the profile, the responses to your questions and the documents.",
      ],
      action: { label: "Read the application", path },
      reason: `You're receiving this email because you handle this job for ${company_name} on ${productName}.`,
    };
  },
});
