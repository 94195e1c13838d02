import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

const newMessages = {
  title: z.string(),
  /** The total; only the first ten are included. */
  total: z.number(),
  messages: z.array(z.object({ by: z.string(), body: z.string(), files: z.number() })),
  path: z.string(),
};
type NewMessages = z.output<z.ZodMiniObject<typeof newMessages>>;

const attached = (files: number) => (files === 1 ? "One attached file." : `${files} attached files.`);

/** What was written, each in its writer's words. Replies to an email aren't read. */
const write = ({ title, total, messages, path }: NewMessages, reason: string) => ({
  subject: title,
  ...(messages[0]?.body && { preheader: `“${messages[0].body}”` }),
  heading: title,
  paragraphs: [],
  quotes: messages.map(({ by, body, files }) => ({ by, words: body, ...(files > 0 && { below: attached(files) }) })),
  after: [
    ...(total > messages.length ? [`${total - messages.length} more in the conversation.`] : []),
    "Replies to this email aren't read. Write in the conversation instead.",
  ],
  action: { label: "Read and reply", path },
  reason,
});

/** To a candidate: messages from a company, or from the company that represents them, about an application (RULES: Conversations). */
export const messageReceived = mailTemplate({
  schema: z.object(newMessages),
  write: (data) => write(data, `You're receiving this email because you applied for this job on ${productName}.`),
});

/** To staff: messages from the other side of an application (RULES: Conversations). */
export const applicantMessage = mailTemplate({
  schema: z.object({ ...newMessages, company_name: z.string() }),
  write: (data) =>
    write(data, `You're receiving this email because you work for ${data.company_name} on ${productName}.`),
});
