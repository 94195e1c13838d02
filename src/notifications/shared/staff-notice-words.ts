import {
  type CandidateMailKind,
  candidateMailKinds,
  type MailTime,
  type StaffNoticeKind,
  type UnsubscribeLink,
} from "@contracts/notifications/notification";
import { candidateMailWords } from "@/components/product/mail-kind-words";

/** Each kind's name, and when people are notified. */
export const staffNoticeWords: Record<StaffNoticeKind, { name: string; text: string }> = {
  new_application: {
    name: "New applications",
    text: "Someone applies for a job you own, or withdraws.",
  },
  applicant_messages: {
    name: "Messages",
    text: "An applicant writes about an application you own. You always get offer responses right away.",
  },
  interviews: {
    name: "Interviews",
    text: "A time is picked, moved or canceled, or an interview is tomorrow or in an hour. Emails sent right away update your calendar.",
  },
  assigned: {
    name: "Work assigned to you",
    text: "You become the owner of a job, candidate or application, or stop being one.",
  },
  mentioned: { name: "Mentions", text: "A colleague mentions you in a note." },
  answer_due: {
    name: "Reply-by dates",
    text: "A reply is due: the day before, on the day, and once it's late.",
  },
  subscription: { name: "Plan", text: "Your company's plan changes or ends." },
};

export const mailTimeLabels: Record<MailTime, string> = { at_once: "Right away", daily: "Daily", off: "Off" };

export const isCandidateMail = (kind: UnsubscribeLink["kind"]): kind is CandidateMailKind =>
  candidateMailKinds.some((each) => each === kind);

/** What a link turns off, within a sentence. */
export function turnedOff({ kind, company_name }: UnsubscribeLink): string {
  if (kind === "job_alerts") return "job alerts";
  if (kind === "summary") return `the daily summary for ${company_name}`;
  return isCandidateMail(kind)
    ? `emails about ${candidateMailWords[kind].about}`
    : `emails about ${staffNoticeWords[kind].name.toLowerCase()} at ${company_name}`;
}
