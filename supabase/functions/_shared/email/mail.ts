import type { CalendarAttendee } from "../contracts/interviews/calendar-file.ts";
import type { CalendarEntry } from "../contracts/interviews/interview.ts";

/**
 * What a mail says, in plain text only: the layout makes each text one visible line (only a quote has several), escapes it and
 * builds the one link, so that no template can forget to.
 */
export interface MailContent {
  subject: string;
  /** What a list of emails shows after the subject; without it, what the email says first. */
  preheader?: string;
  heading: string;
  paragraphs: string[];
  /** Somebody's own words, shown as a quote with their line breaks. */
  quote?: string;
  /** What several wrote, each under who did; below: a line of ours about it. */
  quotes?: { by: string; words: string; below?: string }[];
  /** What is said after the quotes. */
  after?: string[];
  /** Things to open one by one, before the action: a line of its own words and a path of the product each. */
  links?: { label: string; text: string; path: string }[];
  /** Where to go on: a path of the product, beginning with a slash. */
  action: { label: string; path: string };
  /** What it brings into its reader's calendar. */
  calendar?: { method: "request" | "cancel"; entry: CalendarEntry; attendee: CalendarAttendee };
  /** Why this person gets the mail; the last line. */
  reason: string;
  /** Where an answer goes; without it, to the sender of all mails. */
  replyTo?: string;
}

/** A mail ready to be sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** An iCalendar file that mail programs take into a calendar. */
  calendar?: { method: "request" | "cancel"; content: string };
  /** Where a mail program turns such mails off by itself, with one POST (RFC 8058). */
  oneClick?: string;
}

/** Where the product is reached, and its server functions. */
export interface Site {
  url: string;
  functionsUrl: string;
  /** The address mails come from. */
  sender: string;
}
