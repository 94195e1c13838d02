import * as z from "zod/mini";
import { staffNoticeKinds } from "../../contracts/notifications/notification.ts";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

const actions = {
  new_application: "Read the application",
  applicant_messages: "Read and reply",
  interviews: "Open it",
  assigned: "Open it",
  mentioned: "Read the note",
  answer_due: "Open it",
  subscription: "Open the dashboard",
  offers: "Open the application",
} as const;

/** To staff, as set by each, and always for offers (RULES: Offers): the notification's text. A note is quoted as its author's. */
export const staffNotice = mailTemplate({
  schema: z.object({
    // Offer outcomes have no setting: they are always sent.
    kind: z.enum([...staffNoticeKinds, "offers"]),
    title: z.string(),
    message: z.string(),
    company_name: z.string(),
    path: z.string(),
  }),
  write: ({ kind, title, message, company_name, path }) => ({
    subject: title,
    heading: title,
    paragraphs: kind === "mentioned" || message === "" ? [] : [message],
    ...(kind === "mentioned" && { quote: message, preheader: `“${message}”` }),
    action: { label: actions[kind], path },
    reason: `You're receiving this email because you work for ${company_name} on ${productName}.`,
  }),
});

/** To staff: everything collected since the last one. */
export const staffSummary = mailTemplate({
  schema: z.object({
    company_name: z.string(),
    total: z.number(),
    items: z.array(z.object({ title: z.string(), message: z.string(), path: z.string() })),
    path: z.string(),
  }),
  write: ({ company_name, total, items, path }) => {
    const more = total - items.length;
    const heading = `${total === 1 ? "One thing" : `${total} things`} at ${company_name}`;
    return {
      subject: heading,
      preheader: items.map(({ title }) => title).join(". "),
      heading,
      paragraphs: more > 0 ? [`Here are the first ${items.length} of them.`] : [],
      links: items.map(({ title, message, path: to }) => ({ label: title, text: message, path: to })),
      action: { label: "Open the dashboard", path },
      reason: `You get this summary once a day because you work for ${company_name} on ${productName}.`,
    };
  },
});
