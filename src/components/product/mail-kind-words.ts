import type { CandidateMailKind } from "@contracts/notifications/notification";

/** Names of a candidate's emails, with when they are sent and their subject within a sentence. */
export const candidateMailWords: Record<CandidateMailKind, { name: string; text: string; about: string }> = {
  application_moves: {
    name: "Status changes",
    text: "From Under Review to Hired or Not Selected",
    about: "the status of your applications",
  },
  company_messages: {
    name: "A company writes to you",
    text: "Several messages within ten minutes arrive in one email",
    about: "messages from companies",
  },
  interview_reminders: {
    name: "Interview reminders",
    text: "The day before and an hour before",
    about: "upcoming interviews",
  },
  promised_answers: {
    name: "A reply is due or late",
    text: "Before the reply-by date, on it, and once it has passed",
    about: "reply-by dates",
  },
  saved_searches: {
    name: "New jobs for saved searches",
    text: "One email for all of them, as often as you chose for each search",
    about: "new jobs for your saved searches",
  },
  put_forward: {
    name: "Your company wants to submit you to a job",
    text: "You’ll also find the request on your dashboard",
    about: "being submitted to a job",
  },
};
