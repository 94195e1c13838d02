import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { dayInWords } from "../day-in-words.ts";
import { mailTemplate } from "../template.ts";

/** To the candidate: an answer is promised for tomorrow (1) or today (0), or did not come (-1) (RULES: Messages). */
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
        ? `${company_name} has not answered by the promised day`
        : `${company_name} promised you an answer by ${days_left === 0 ? "today" : "tomorrow"}`;
    return {
      subject: `${heading}: ${job_title}`,
      heading,
      paragraphs: [
        ...(name ? [`Hello ${name},`] : []),
        days_left < 0
          ? `You applied for ${job_title}, and an answer was promised by ${day}. ${company_name} has been reminded, and it counts in what its pages say of promised answers. Your application stays as it is.`
          : `You applied for ${job_title}, and an answer is promised by ${day}. ${company_name} has been reminded too. There is nothing you need to do.`,
      ],
      action: { label: "Open your application", path },
      reason: `You receive this mail because you applied for this job on ${productName}.`,
    };
  },
});
