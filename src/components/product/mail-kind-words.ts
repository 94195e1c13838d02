import type { CandidateMailKind } from "@contracts/notifications/notification";

/** What each of a candidate's mails is called, when it comes, and what it is about, within a sentence. */
export const candidateMailWords: Record<CandidateMailKind, { name: string; text: string; about: string }> = {
  application_moves: {
    name: "An application moves",
    text: "Every change, from Under Review to Hired or Not Selected.",
    about: "where your applications stand",
  },
  company_messages: {
    name: "A company writes to me",
    text: "Several messages within ten minutes come in one mail.",
    about: "messages of companies",
  },
  interview_reminders: {
    name: "An interview begins soon",
    text: "The day before and an hour before. Confirmations, moves and cancellations always come.",
    about: "interviews that begin soon",
  },
  promised_answers: {
    name: "A promised answer is due or late",
    text: "Before the day, on it, and once it has passed.",
    about: "promised answers",
  },
  saved_searches: {
    name: "New jobs for my saved searches",
    text: "One mail for all of them. Off, the searches stay saved; on, each comes as often as before.",
    about: "new jobs of your saved searches",
  },
  put_forward: {
    name: "My company would like to put me forward",
    text: "Off, the question still waits on your dashboard.",
    about: "being put forward for a job",
  },
};
