import {
  type CandidateMailKind,
  candidateMailKinds,
  type MailTime,
  type StaffNoticeKind,
  type UnsubscribeLink,
} from "@contracts/notifications/notification";
import { candidateMailWords } from "@/components/product/mail-kind-words";

/** What each kind is called, and when it comes. */
export const staffNoticeWords: Record<StaffNoticeKind, { name: string; text: string }> = {
  new_application: {
    name: "New applications",
    text: "Somebody applies for a job you look after, or withdraws.",
  },
  applicant_messages: {
    name: "Messages",
    text: "An applicant writes to you about an application you look after. What becomes of an offer always comes, at once.",
  },
  interviews: {
    name: "Interviews",
    text: "A time is picked, moved or cancelled, or an interview begins tomorrow or in an hour. Mails at once bring it into your calendar.",
  },
  assigned: { name: "Work assigned to you", text: "You get a job, a candidate or an application, or give one up." },
  mentioned: { name: "Mentions", text: "A colleague names you in a note." },
  answer_due: {
    name: "Promised answers",
    text: "An answer is due: the day before, on the day, and once it is late.",
  },
  subscription: { name: "The plan", text: "The plan of your company changes or ends." },
};

export const mailTimeLabels: Record<MailTime, string> = { at_once: "At once", daily: "Daily", off: "Off" };

export const isCandidateMail = (kind: UnsubscribeLink["kind"]): kind is CandidateMailKind =>
  candidateMailKinds.some((each) => each === kind);

/** What a link turns off, within a sentence. */
export function turnedOff({ kind, company_name }: UnsubscribeLink): string {
  if (kind === "summary") return `the daily summary for ${company_name}`;
  return isCandidateMail(kind)
    ? `emails about ${candidateMailWords[kind].about}`
    : `emails about ${staffNoticeWords[kind].name.toLowerCase()} at ${company_name}`;
}
