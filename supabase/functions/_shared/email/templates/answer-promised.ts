import * as z from "zod/mini";
import { dayInWords } from "../../contracts/day.ts";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To the candidate: the reply-by date is tomorrow (1), today (0), or has passed (-1) (RULES: Messages). */
export const answerPromised = mailTemplate({
  schema: z.object({
    candidate_first_name: z.optional(z.nullable(z.string())),
    job_title: z.string(),
    company_name: z.string(),
    answer_by: z.string(),
    days_left: z.number(),
    path: z.string(),
  }),
  write: ({ candidate_first_name, job_title, company_name, answer_by, days_left, path }) => {
    const name = candidate_first_name?.trim();
    const day = dayInWords(answer_by);
    const heading =
      days_left < 0
        ? `${company_name} missed its reply-by date`
        : `A reply from ${company_name} is due ${days_left === 0 ? "today" : "tomorrow"}`;
    return {
      subject: `${heading}: ${job_title}`,
      heading,
      paragraphs: [
        ...(name ? [`Hello ${name},`] : []),
        days_left < 0
          ? `You applied for ${job_title}, and the reply-by date was ${day}. We reminded ${company_name}, and its page shows how often it replies on time. Your application isn't affected.`
          : `You applied for ${job_title}, and the reply-by date is ${day}. We reminded ${company_name} too. There is nothing you need to do.`,
      ],
      action: { label: "Open your application", path },
      reason: `You're receiving this email because you applied for this job on ${productName}.`,
    };
  },
});
