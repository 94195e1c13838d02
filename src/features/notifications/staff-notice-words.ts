import type { MailTime, StaffNoticeKind, UnsubscribeLink } from "@contracts/notification";

/** What each kind is called, and when it comes. */
export const staffNoticeWords: Record<StaffNoticeKind, { name: string; text: string }> = {
  new_application: {
    name: "New applications",
    text: "Somebody applies for a job you look after, or withdraws.",
  },
  assigned: { name: "Work assigned to you", text: "You get a job, a candidate or an application, or give one up." },
  mentioned: { name: "Mentions", text: "A colleague names you in a note." },
  answer_due: {
    name: "Promised answers",
    text: "An answer is due: the day before, and on the day.",
  },
  subscription: { name: "The plan", text: "The plan of your company changes or ends." },
};

export const mailTimeLabels: Record<MailTime, string> = { at_once: "At once", daily: "Daily", off: "Off" };

/** What a link turns off, within a sentence. */
export function turnedOff({ kind, company_name }: UnsubscribeLink): string {
  switch (kind) {
    case "saved_searches":
      return "emails about new jobs of your saved searches";
    case "summary":
      return `the daily summary for ${company_name}`;
    default:
      return `emails about ${staffNoticeWords[kind].name.toLowerCase()} at ${company_name}`;
  }
}
