import * as z from "zod/mini";
import { reportReasons } from "../../contracts/jobs/job-report.ts";
import { productName } from "../../contracts/operator.ts";
import { applicationUpdate } from "../application-update.ts";
import { mailTemplate } from "../template.ts";

const reasons = {
  fraud: "The report calls it fraud.",
  discrimination: "The report says it discriminates.",
  gone: "The report says the job no longer exists.",
  other: "The report says what is wrong.",
} as const satisfies Record<(typeof reportReasons)[number], string>;

/** To administrators: a job was reported, or has reached three reports (RULES: Jobs). The reports' text is only in the queue. */
export const jobReported = mailTemplate({
  schema: z.object({
    job_title: z.string(),
    company_name: z.string(),
    kind: z.enum(reportReasons),
    total: z.number(),
    path: z.string(),
  }),
  write: ({ job_title, company_name, kind, total, path }) => {
    const who = total > 1 ? `${total} people reported a job` : "A job was reported";
    return {
      subject: `${who}: ${job_title}`,
      heading: who,
      paragraphs: [
        `It is ${job_title} at ${company_name}.`,
        ...(total > 1 ? [] : [reasons[kind]]),
        "It stays online until an administrator decides.",
      ],
      action: { label: "Review the reports", path },
      reason: `You're receiving this email because you're an administrator of ${productName}.`,
    };
  },
});

/** To a company: its job was taken offline, and why. */
export const jobTakenOffline = mailTemplate({
  schema: z.object({ job_title: z.string(), company_name: z.string(), reason: z.string(), path: z.string() }),
  write: ({ job_title, company_name, reason, path }) => ({
    subject: `Your job was taken offline: ${job_title}`,
    heading: "Your job was taken offline",
    paragraphs: [
      `We have closed ${job_title} at ${company_name}. It's no longer accepting applications. You keep the ones you have.`,
      "This is why:",
    ],
    quote: reason,
    action: { label: "Open the job", path },
    reason: `You're receiving this email because you administer ${company_name} on ${productName}.`,
  }),
});

/** To a candidate who waits for a reply: the job was taken offline, never why. */
export const jobOffline = mailTemplate({
  schema: z.object({
    candidate_first_name: z.optional(z.nullable(z.string())),
    job_title: z.string(),
    company_name: z.string(),
    path: z.string(),
  }),
  write: ({ candidate_first_name, job_title, company_name, path }) => {
    const name = candidate_first_name?.trim();
    return {
      ...applicationUpdate(company_name, job_title),
      paragraphs: [
        ...(name ? [`Hello ${name},`] : []),
        `We took ${job_title} at ${company_name} offline. Your application isn't affected, and you don't need to do anything.`,
        "No one may ask you for money or bank details to get a job. If someone does, don't pay, and report it to us.",
      ],
      action: { label: "Open your application", path },
      reason: `You're receiving this email because you applied for this job on ${productName}.`,
    };
  },
});
