import * as z from "zod/mini";
import { messageReportReasons } from "../../contracts/conversations/message-report-reason.ts";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

const reasons = {
  harassment: "The report says it insults or threatens.",
  fraud: "The report calls it fraud.",
  spam: "The report calls it advertising.",
  off_platform: `The report says it asks people to move off ${productName}.`,
  other: "The report says what is wrong.",
} as const satisfies Record<(typeof messageReportReasons)[number], string>;

/** To administrators: a message was reported (RULES: Conversations). Its text is only in the queue. */
export const messageReported = mailTemplate({
  schema: z.object({
    job_title: z.string(),
    company_name: z.string(),
    kind: z.enum(messageReportReasons),
    path: z.string(),
  }),
  write: ({ job_title, company_name, kind, path }) => ({
    subject: `A message was reported: ${job_title}`,
    heading: "A message was reported",
    paragraphs: [
      `It was written about ${job_title} at ${company_name}.`,
      reasons[kind],
      "The message stays visible until an administrator reviews it.",
    ],
    action: { label: "Review the report", path },
    reason: `You're receiving this email because you're an administrator of ${productName}.`,
  }),
});

/** To a removed message's author, or the administrators of their company. Never says who reported it. */
export const messageRemoved = mailTemplate({
  schema: z.object({ job_title: z.string(), author_name: z.nullable(z.string()), path: z.string() }),
  write: ({ job_title, author_name, path }) => {
    const what = author_name === null ? "Your message was removed" : "A message from your team was removed";
    return {
      subject: `${what}: ${job_title}`,
      heading: what,
      paragraphs: [
        `${author_name ?? "You"} wrote it about ${job_title}.`,
        "It was reported, and an administrator found that it broke our rules. Its text and files have been deleted.",
      ],
      action: { label: "Open the conversation", path },
      reason: `You're receiving this email because it's about a message from you or your team on ${productName}.`,
    };
  },
});
