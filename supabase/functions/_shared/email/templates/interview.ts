import * as z from "zod/mini";
import type { CalendarEntry } from "../../contracts/interviews/interview.ts";
import { interviewPlaces } from "../../contracts/interviews/interview.ts";
import { productName } from "../../contracts/operator.ts";
import type { MailContent } from "../mail.ts";
import { placeOf } from "../place-of.ts";
import { mailTemplate } from "../template.ts";
import { timeInZone } from "../time-in-zone.ts";

const text = z.string();
const maybe = z.optional(z.nullable(z.string()));

/** The data from private.interview_mail: an interview, the reader and who changed it. */
const schema = z.object({
  id: text,
  sequence: z.number(),
  starts_at: text,
  minutes: z.number(),
  place_kind: z.enum(interviewPlaces),
  place: text,
  job_title: text,
  company_name: text,
  candidate_name: z.nullable(text),
  people: z.array(text),
  changed_at: text,
  path: text,
  side: z.enum(["candidate", "company"]),
  first_name: maybe,
  /** The reader's time zone. */
  time_zone: text,
  reason: maybe,
  changed_by: z.optional(z.nullable(z.enum(["candidate", "company"]))),
  attendee: z.object({ email: text, name: z.nullable(text), has_agreed: z.boolean() }),
});
type InterviewMail = z.output<typeof schema>;

const names = new Intl.ListFormat("en-US");

/** The location; links appear only in the calendar and on Fairmatch, because our emails never link elsewhere. */
function whereOf(mail: CalendarEntry): string {
  return mail.place_kind === "video"
    ? `By video. The link is in the calendar entry and with the interview on ${productName}.`
    : placeOf(mail);
}

/** Who meets whom about which job and when, plus where for those still attending. */
function factsOf(mail: InterviewMail, isOver = false): string[] {
  const { side, first_name, job_title, company_name, candidate_name, people, starts_at, minutes, time_zone } = mail;
  const name = first_name?.trim();
  return [
    ...(side === "candidate" && name ? [`Hello ${name},`] : []),
    side === "candidate" ? `${job_title} at ${company_name}` : `${candidate_name ?? "The applicant"}, for ${job_title}`,
    timeInZone(starts_at, minutes, time_zone).long,
    ...(isOver ? [] : [whereOf(mail)]),
    ...(people.length > 0 && !isOver
      ? [`${side === "candidate" ? "You'll talk with" : "With:"} ${names.format(people)}`]
      : []),
  ];
}

const subjectOf = (mail: InterviewMail, state: string): string => {
  const { side, job_title, candidate_name, starts_at, minutes, time_zone } = mail;
  const who = side === "candidate" ? job_title : (candidate_name ?? job_title);
  return `${state}: ${who}, ${timeInZone(starts_at, minutes, time_zone).short}`;
};

/** Whom one meets, and when. */
const preheaderOf = ({ side, company_name, job_title, starts_at, minutes, time_zone }: InterviewMail): string =>
  `${side === "candidate" ? company_name : job_title}: ${timeInZone(starts_at, minutes, time_zone).long}`;

const reasonOf = ({ side, company_name }: InterviewMail): string =>
  side === "candidate"
    ? `You're receiving this email because you applied for this job on ${productName}.`
    : `You're receiving this email because you're part of this interview for ${company_name} on ${productName}.`;

/** Attribution before a quote. */
function changedBy({ side, changed_by, company_name, candidate_name }: InterviewMail): string {
  if (!changed_by) return "What happened:";
  if (changed_by === side) return side === "candidate" ? "You wrote:" : `${company_name} wrote:`;
  return `${changed_by === "company" ? company_name : (candidate_name ?? "The applicant")} wrote:`;
}

/** The reason given with the change, if any. */
function wordsOf(mail: InterviewMail): { paragraphs: string[]; quote?: string } {
  const quote = mail.reason?.trim();
  return quote ? { paragraphs: [changedBy(mail)], quote } : { paragraphs: [] };
}

/** Former participants and colleagues may not open it. */
const openInterview = (path: string): MailContent["action"] => ({
  label: path === "/" ? `Open ${productName}` : "Open the interview",
  path,
});

/** To the candidate and the participants (RULES: Interviews): a time was chosen. */
export const interviewConfirmed = mailTemplate({
  schema,
  write: (mail) => ({
    subject: subjectOf(mail, "Interview"),
    preheader: preheaderOf(mail),
    heading: "The interview is confirmed",
    paragraphs: factsOf(mail),
    calendar: { method: "request", entry: mail, attendee: mail.attendee },
    action: openInterview(mail.path),
    reason: reasonOf(mail),
  }),
});

/** To the same people: a new time, length or location. */
export const interviewMoved = mailTemplate({
  schema,
  write: (mail) => {
    const { paragraphs, quote } = wordsOf(mail);
    return {
      subject: subjectOf(mail, "Interview changed"),
      preheader: preheaderOf(mail),
      heading: "The interview was changed",
      paragraphs: [...factsOf(mail), ...paragraphs],
      ...(quote && { quote }),
      calendar: { method: "request", entry: mail, attendee: mail.attendee },
      action: openInterview(mail.path),
      reason: reasonOf(mail),
    };
  },
});

/** To the same people: it was canceled, or continues without the reader. */
export const interviewCancelled = mailTemplate({
  schema: z.extend(schema, { is_left_out: z.optional(z.boolean()) }),
  write: (mail) => {
    const { paragraphs, quote } = mail.is_left_out ? { paragraphs: [] } : wordsOf(mail);
    return {
      subject: subjectOf(mail, mail.is_left_out ? "Interview without you" : "Interview canceled"),
      preheader: preheaderOf(mail),
      heading: mail.is_left_out ? "You're no longer in the interview" : "The interview was canceled",
      paragraphs: [
        ...factsOf(mail, true),
        ...(mail.is_left_out ? ["It goes ahead without you, and we removed it from your calendar."] : []),
        ...paragraphs,
      ],
      ...(quote && { quote }),
      calendar: { method: "cancel", entry: mail, attendee: mail.attendee },
      action: openInterview(mail.path),
      reason: reasonOf(mail),
    };
  },
});

/** To the same people: the participants changed, or (is_new) the reader was added. */
export const interviewPeople = mailTemplate({
  schema: z.extend(schema, { is_new: z.optional(z.boolean()) }),
  write: (mail) => ({
    subject: subjectOf(mail, mail.is_new ? "Interview" : "Interview participants changed"),
    preheader: preheaderOf(mail),
    heading: mail.is_new ? "You're in an interview" : "The interview's participants have changed",
    paragraphs: factsOf(mail),
    calendar: { method: "request", entry: mail, attendee: mail.attendee },
    action: openInterview(mail.path),
    reason: reasonOf(mail),
  }),
});

/** To the same people, as set by each: it begins in a day, or (is_soon) in an hour. */
export const interviewReminder = mailTemplate({
  schema: z.extend(schema, { is_soon: z.boolean() }),
  write: (mail) => ({
    subject: subjectOf(mail, mail.is_soon ? "Interview soon" : "Interview"),
    preheader: preheaderOf(mail),
    heading: mail.is_soon ? "The interview starts soon" : "The interview is coming up",
    paragraphs: factsOf(mail),
    action: openInterview(mail.path),
    reason: reasonOf(mail),
  }),
});
