import type { CalendarAttendee } from "../contracts/interviews/calendar-file.ts";
import type { CalendarEntry } from "../contracts/interviews/interview.ts";

/**
 * An email's content, in plain text only: the layout makes each text one visible line (only quotes have several), escapes it and
 * builds the link, so that no template can forget to.
 */
export interface MailContent {
  subject: string;
  /** What a list of emails shows after the subject; without it, what the email says first. */
  preheader?: string;
  heading: string;
  paragraphs: string[];
  /** A person's own text, shown as a quote with line breaks. */
  quote?: string;
  /** Quotes from several people, each with its author; below: our line about it. */
  quotes?: { by: string; words: string; below?: string }[];
  /** Paragraphs after the quotes. */
  after?: string[];
  /** Things to open individually, above the action: each has text and a path of the product. */
  links?: { label: string; text: string; path: string }[];
  /** The main button: a path of the product, starting with a slash. */
  action: { label: string; path: string };
  /** The interview to add to the reader's calendar. */
  calendar?: { method: "request" | "cancel"; entry: CalendarEntry; attendee: CalendarAttendee };
  /** Why this person gets the email; the last line. */
  reason: string;
  /** Where replies go; by default, to the sender of all emails. */
  replyTo?: string;
}

/** An email ready to send. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** An iCalendar file that email clients add to a calendar. */
  calendar?: { method: "request" | "cancel"; content: string };
  /** Where an email client unsubscribes with one POST (RFC 8058). */
  oneClick?: string;
}

/** The addresses of the product and its server functions. */
export interface Site {
  url: string;
  functionsUrl: string;
  /** The address emails are sent from. */
  sender: string;
}
