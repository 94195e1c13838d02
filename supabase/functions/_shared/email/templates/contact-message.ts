import * as z from "zod/mini";
import { contactTopics, contactTopicWords } from "../../contracts/administration/contact.ts";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To administrators: a message from the contact page. Replies go to the sender's address. */
export const contactMessage = mailTemplate({
  schema: z.object({
    name: z.string(),
    from_email: z.string(),
    topic: z.enum(contactTopics),
    words: z.string(),
    has_account: z.boolean(),
    path: z.string(),
  }),
  write: ({ name, from_email, topic, words, has_account, path }) => ({
    subject: `Message: ${contactTopicWords[topic]}`,
    heading: contactTopicWords[topic],
    paragraphs: [
      `${name ? `${name} (${from_email})` : from_email} wrote on the contact page, ${has_account ? "signed in" : "not signed in, so anyone could have typed this address"}.`,
      "Replies to this email go to that address.",
    ],
    quote: words,
    replyTo: from_email,
    action: { label: "Open the messages", path },
    reason: `You're receiving this email because you're an administrator of ${productName}.`,
  }),
});
