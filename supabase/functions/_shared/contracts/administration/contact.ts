import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { email, optionalLine, requiredText } from "../text.ts";
import type { AuditPerson } from "./audit.ts";

/** Topics of the contact page; private.contact_topics says the same. */
export const contactTopics = ["plan", "registration", "account", "fault", "privacy", "other"] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Topic labels on the page, in emails and for administrators. */
export const contactTopicWords: Record<ContactTopic, string> = {
  plan: "A plan for your company",
  registration: "A registration",
  account: "Getting into your account",
  fault: "Something doesn't work",
  privacy: "Your data",
  other: "Something else",
};

export const contactWordsLength = 5_000;

export const contactMessageSchema = z.object({
  name: optionalLine(limits.personName),
  email: email("Enter an email address we can reply to").check(z.maxLength(limits.email)),
  topic: z.enum(contactTopics, "Choose a topic"),
  words: requiredText("Write your message", contactWordsLength),
  /** A hidden field: only bots fill it in. */
  website: z.optional(z.string()),
});
export type ContactMessageInput = z.infer<typeof contactMessageSchema>;

export const contactQueues = ["open", "answered"] as const;
export type ContactQueue = (typeof contactQueues)[number];

/** A message of the contact page, as administrators read it. */
export interface ContactMessage {
  id: string;
  /** "" when none was given. */
  name: string;
  /** As typed. */
  email: string;
  /** The account that was signed in. */
  account: AuditPerson | null;
  topic: ContactTopic;
  words: string;
  created_at: string;
  answered_at: string | null;
  answered_by: AuditPerson | null;
}
