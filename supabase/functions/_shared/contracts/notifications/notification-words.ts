import type { PlanPart } from "../plans/plan-limits.ts";
import { planRefusals } from "../plans/plan-refusals.ts";
import type { NotificationType } from "./notification.ts";

export interface NotificationWords {
  title: string;
  message: string;
}
/** A notification type, optionally followed by a dot and a variant. */
type NotificationKey = NotificationType | `${NotificationType}.${string}`;

/**
 * The text of every notification, in the app and by email: SQL writes a notification by its key and facts. `{fact}` is required;
 * a bracketed part is dropped when one of its facts is missing. `{product}` and `{currency}` are always available. `npm run
 * rules:generate` copies changes into SQL.
 */
export const notificationWords = {
  // ── Companies and their plans ──────────────────────────────────────────────────────────────────────────────────
  company_approved: {
    title: "Company approved",
    message: "{company} has been approved[, and its plan is {plan}].",
  },
  "company_approved.changes": {
    title: "Changes approved",
    message: "The changes to {company}'s registration have been approved.",
  },
  company_rejected: {
    title: "Company not approved",
    message: "{company}'s registration was not approved. You can correct and resubmit it.",
  },
  "company_rejected.changes": {
    title: "Changes not approved",
    message: "The changes to {company}'s registration were not approved. You can correct and resubmit them.",
  },
  "company_rejected.revoked": {
    title: "Approval withdrawn",
    message:
      "{company}'s approval was withdrawn, and its jobs are offline. You can correct the registration and resubmit it.",
  },
  "company_rejected.suspended": {
    title: "{company} is suspended",
    message: "Its jobs are hidden, and its team can't reach candidates until an administrator lifts it.",
  },
  "company_approved.restored": {
    title: "{company} is active again",
    message: "The suspension was lifted. Its jobs are visible again, and its team can reach candidates.",
  },
  company_warned: { title: "Your company received a warning", message: "{words}" },
  registration_unfinished: {
    title: "Your registration isn't finished",
    message: "Finish and submit it. We'll review it, and you can post jobs once it's approved.",
  },
  subscription_changed: {
    title: "Plan changed",
    message:
      "{company}'s plan is now {plan}[ and ends on {day}].[ Hidden until there is room: {hidden}. Applicants keep their applications.]",
  },
  "subscription_changed.removed": { title: "Plan changed", message: "{company} no longer has a plan." },
  "subscription_changed.inactive": {
    title: "Plan changed",
    message: "{company}'s plan isn't active right now: {status}. Please contact support.",
  },
  "subscription_changed.over": {
    title: "Plan changed",
    message: "{company}'s plan has ended. Its jobs are hidden. Please contact support.",
  },
  "subscription_changed.declined": {
    title: "{company} doesn't get {plan} for now",
    message: "{reason}",
  },
  "subscription_changed.ends_soon": {
    title: "Your plan ends soon",
    message: "{company}'s {plan} plan ends on {day}. Please contact support to renew it.",
  },
  "subscription_changed.ended": {
    title: "Your plan has ended",
    message: "{company}'s {plan} plan has ended. Its jobs are hidden. Please contact support to renew it.",
  },

  plan_requested: { title: "{company} asked for {plan}", message: "Its plan now: {current}." },
  plan_full: {
    title: "{name} can't accept your invitation yet",
    message: "{company}'s {plan} plan has no room left. Make room or ask for a bigger plan. The invitation stays open.",
  },

  // ── Teams and administrators ───────────────────────────────────────────────────────────────────────────────────
  role_changed: { title: "Your role has changed", message: "You are now {role} at {company}." },
  "role_changed.removed": {
    title: "You're no longer on the team of {company}",
    message: "You can no longer see its jobs, candidates and applications. Your account is still yours.",
  },
  "role_changed.company_left": {
    title: "{company} has left {product}",
    message: "Its jobs, candidates and applications are gone. Your account is still yours.",
  },
  "role_changed.suspended": {
    title: "{name} can't sign in for now",
    message: "An administrator suspended the account. Its work stays with {company}.",
  },
  "role_changed.restored": {
    title: "{name} can sign in again",
    message: "The suspension of the account was lifted. Its work at {company} is as it was.",
  },
  "role_changed.account_restored": {
    title: "Your account is active again",
    message: "An administrator lifted the suspension. Everything is where you left it.",
  },
  "role_changed.signed_out": {
    title: "An administrator signed you out",
    message: "Sign in again with your password. If you don't know why, contact support.",
  },
  admin_joined: {
    title: "{name} is an administrator now",
    message: "They accepted {inviter}'s invitation.",
  },
  invitation_released: {
    title: "You can invite {name} again",
    message: "An administrator revoked this invitation earlier and now allows it.",
  },

  // ── Work that is assigned ──────────────────────────────────────────────────────────────────────────────────────
  job_assigned: { title: "A job was assigned to you", message: "{names}" },
  "job_assigned.several": { title: "{count} jobs were assigned to you", message: "{names}" },
  "job_assigned.ended": {
    title: "A job is no longer assigned to you",
    message: "{names}[: {colleague} is the owner now]",
  },
  "job_assigned.several_ended": {
    title: "{count} jobs are no longer assigned to you",
    message: "{names}[: {colleague} is the owner now]",
  },
  "job_assigned.taken_over": { title: "You take over from {colleague}", message: "Now assigned to you: {work}." },
  "job_assigned.team": { title: "You're on the hiring team of {job}", message: "You see everything its owner sees." },
  "job_assigned.team_ended": {
    title: "You're no longer on the hiring team of {job}",
    message: "You can still see what your role and other assignments let you see.",
  },
  candidate_assigned: { title: "A candidate was assigned to you", message: "{names}" },
  "candidate_assigned.several": { title: "{count} candidates were assigned to you", message: "{names}" },
  "candidate_assigned.ended": {
    title: "A candidate is no longer assigned to you",
    message: "{names}[: {colleague} is the owner now]",
  },
  "candidate_assigned.several_ended": {
    title: "{count} candidates are no longer assigned to you",
    message: "{names}[: {colleague} is the owner now]",
  },
  application_assigned: { title: "An application was assigned to you", message: "{names}" },
  "application_assigned.several": { title: "{count} applications were assigned to you", message: "{names}" },
  mentioned: { title: "{author} mentioned you in a note about {name}", message: "{note}" },

  // ── Applications ───────────────────────────────────────────────────────────────────────────────────────────────
  application_received: { title: "{candidate} applied", message: "{job}" },
  "application_received.again": { title: "{candidate} applied again", message: "{job}" },
  "application_received.added": { title: "{colleague} added {candidate}", message: "{job}" },
  "application_received.taken_over": {
    title: "{candidate} took over their application",
    message: "{job}. You can write to them now.",
  },
  "application_withdrawn.removed": {
    title: "Someone your team added removed their data",
    message: "{job}: their application, notes and files are deleted",
  },
  application_withdrawn: { title: "{candidate} withdrew their application", message: "{job}" },
  "application_withdrawn.account_deleted": {
    title: "An application was withdrawn",
    message: "{job}: the applicant deleted their account",
  },
  "application_withdrawn.interview_cancelled": {
    title: "An interview was canceled",
    message: "{job}, {day}: the applicant deleted their account",
  },
  "application_withdrawn.candidate_left": {
    title: "A candidate you represented left",
    message: "They deleted their account.",
  },
  application_status: { title: "Your application moved to {stage}", message: "{job} at {company}" },
  "application_status.back": { title: "Your application moved back to {stage}", message: "{job} at {company}" },
  "application_status.reviewing": { title: "Your application is under review", message: "{job} at {company}" },
  "application_status.rejected": { title: "Your application was not selected", message: "{job} at {company}" },
  "application_status.company_left": {
    title: "{company} has left {product}",
    message: "This ends your application: {jobs}.",
  },
  "application_status.job_offline": {
    title: "“{job}” was taken offline",
    message: "Your application at {company} isn't affected.",
  },
  "application_status.company_active": {
    title: "{company} is active again",
    message: "Your application for {job} continues.",
  },
  "application_status.promised_tomorrow": { title: "A reply from {company} is due tomorrow", message: "{job}" },
  "application_status.promised_today": { title: "A reply from {company} is due today", message: "{job}" },
  "application_status.promise_missed": {
    title: "{company} missed its reply-by date",
    message: "{job}. We reminded them.",
  },
  "answer_due.tomorrow": { title: "A reply is due tomorrow", message: "{names}" },
  "answer_due.today": { title: "A reply is due today", message: "{names}" },
  "answer_due.late": { title: "A reply is late", message: "{names}" },
  "answer_due.tomorrow_several": { title: "{count} replies are due tomorrow", message: "{names}" },
  "answer_due.today_several": { title: "{count} replies are due today", message: "{names}" },
  "answer_due.late_several": { title: "{count} replies are late", message: "{names}" },
  "answer_due.nudged": { title: "{name} asks for your reply", message: "{job}. It was due {day}." },

  // ── Messages ───────────────────────────────────────────────────────────────────────────────────────────────────
  message_received: { title: "{writer} wrote to you about {job}", message: "{words}" },
  "message_received.several": { title: "{writer} wrote {count} messages to you about {job}", message: "{words}" },
  "message_received.several_writers": { title: "{count} new messages about {job}", message: "{words}" },
  applicant_message: { title: "{writer} wrote to you about {job}", message: "{words}" },
  "applicant_message.unsent": { title: "Your message to {names} wasn't sent", message: "{job}" },
  "applicant_message.several": { title: "{writer} wrote {count} messages to you about {job}", message: "{words}" },
  "applicant_message.several_writers": { title: "{count} new messages about {job}", message: "{words}" },

  // ── Interviews, to the candidate and to staff ──────────────────────────────────────────────────────────────────
  interview_proposed: { title: "{company} proposes times to talk", message: "{job} at {company}" },
  "interview_proposed.to_move": { title: "{company} proposes another time to talk", message: "{job} at {company}" },
  "interview_changed.times_withdrawn": {
    title: "{company} has withdrawn the times it proposed",
    message: "{job} at {company}",
  },
  "interview_changed.times_passed": {
    title: "The times proposed to you have passed",
    message: "{job} at {company}",
  },
  "interview_changed.times_ended": {
    title: "The times proposed to you are no longer open",
    message: "{job} at {company}[\n{why}]",
  },
  interview_changed: { title: "Your interview is {time}", message: "{job} at {company}[\n{why}]" },
  "interview_changed.cancelled": { title: "Your interview was canceled", message: "{job} at {company}[\n{why}]" },
  interview_reminder: { title: "Your interview is {time}", message: "{job} at {company}" },
  "interview_reminder.soon": { title: "Your interview starts soon, {time}", message: "{job} at {company}" },
  "interview_answered.proposed": { title: "{company} proposes times to talk to {candidate}", message: "[{words}]" },
  "interview_answered.withdrawn": {
    title: "{company} has withdrawn the times it proposed to {candidate}",
    message: "[{words}]",
  },
  "interview_answered.declined": { title: "None of the times work for {candidate}", message: "[{words}]" },
  "interview_answered.passed": {
    title: "{candidate} didn't pick a time, and the times have passed",
    message: "[{words}]",
  },
  "interview_answered.ended": { title: "The times proposed to {candidate} are no longer open", message: "[{words}]" },
  "interview_answered.confirmed": { title: "{candidate} picked {time}", message: "[{words}]" },
  "interview_answered.moved": { title: "The interview with {candidate} is now {time}", message: "[{words}]" },
  "interview_answered.cancelled": {
    title: "The interview with {candidate} was canceled: {time}",
    message: "[{words}]",
  },
  "interview_answered.move_asked": { title: "{candidate} asks for a different time than {time}", message: "[{words}]" },
  "interview_answered.nobody": {
    title: "No one is left for the interview with {candidate}, {time}",
    message: "The participants no longer work on it. Propose times with someone else, or cancel it.",
  },
  "interview_answered.joined": { title: "You're in the interview with {candidate}, {time}", message: "[{job}]" },
  interview_soon: { title: "Interview with {candidate}, {time}", message: "[{job}]" },
  "interview_soon.scorecard_due": { title: "Scorecard due: {candidate}", message: "Interview on {time}\n{job}" },
  "interview_soon.soon": { title: "Interview with {candidate} starts soon, {time}", message: "[{job}]" },

  // ── Offers: to the candidate, to the company's staff, and with its name to who represents the candidate ────────
  offer_made: { title: "You have an offer from {company}", message: "{job}: {salary}. It expires on {day}." },
  "offer_ended.withdrawn": { title: "{company} has withdrawn its offer", message: "{job}[. {words}]" },
  "offer_ended.expired": { title: "The offer from {company} has expired", message: "{job}[. {words}]" },
  offer_ended: { title: "The offer from {company} has ended", message: "{job}[. {words}]" },
  "offer_answered.accepted": { title: "{candidate} accepted the offer[ from {company}]", message: "{job}[. {words}]" },
  "offer_answered.declined": { title: "{candidate} declined the offer[ from {company}]", message: "{job}[. {words}]" },
  "offer_answered.expired": {
    title: "The offer[ from {company}] to {candidate} has expired",
    message: "{job}[. {words}]",
  },
  "offer_answered.ended": { title: "The offer[ from {company}] to {candidate} has ended", message: "{job}[. {words}]" },
  "offer_answered.open": { title: "{company} offers {candidate} the job", message: "{job}[. {words}]" },
  "offer_answered.withdrawn": {
    title: "{company} has withdrawn its offer to {candidate}",
    message: "{job}[. {words}]",
  },

  // ── Representation and partners ────────────────────────────────────────────────────────────────────────────────
  company_invitation: {
    title: "Invitation from {company}",
    message: "{company} would like to represent you.",
  },
  management_ended: {
    title: "{company} no longer represents you",
    message: "They can no longer see your profile and documents. Your account and applications are still yours.",
  },
  candidate_left: {
    title: "{candidate} is no longer represented by {company}",
    message:
      "They ended it themselves. You can no longer see their profile and documents. You keep the applications they made with you.",
  },
  put_forward: {
    title: "{company} would like to submit you to a job",
    message: "{job} at {employer}. Nothing is sent before you agree.",
  },
  "put_forward_answered.agreed": { title: "{candidate} agreed and applied", message: "{job}" },
  "put_forward_answered.declined": { title: "{candidate} declined to be submitted", message: "{job}" },
  "partnership_changed.jobs": {
    title: "You share jobs with {partner}",
    message: "You can see each other's open jobs and submit your candidates to them.",
  },
  "partnership_changed.jobs_ended": {
    title: "You no longer share jobs with {partner}",
    message: "You can no longer see each other's jobs.",
  },
  "partnership_changed.candidates": {
    title: "You share candidates with {partner}",
    message: "You can see each other's represented candidates who agreed to be shown.",
  },
  "partnership_changed.candidates_ended": {
    title: "You no longer share candidates with {partner}",
    message: "You can no longer see each other's candidates.",
  },
  shown_to_partner: {
    title: "You are shown to {partner}",
    message:
      "{company} now shares candidates with {partner}. You agreed to be shown; you can change that under My data.",
  },

  // ── Reports ────────────────────────────────────────────────────────────────────────────────────────────────────
  job_reported: {
    title: "“{job}” was reported",
    message: "A job at {company}. It stays online until an administrator decides.",
  },
  "job_reported.several": {
    title: "{count} people reported “{job}”",
    message: "A job at {company}. It stays online until an administrator decides.",
  },
  job_taken_offline: { title: "“{job}” was taken offline", message: "{reason}" },
  "job_taken_offline.lifted": {
    title: "You can publish “{job}” again",
    message: "An administrator lifted the decision to keep it offline.",
  },
  "job_report_answered.offline": {
    title: "We reviewed your report",
    message: "“{job}” is no longer online. Thank you for letting us know.",
  },
  "job_report_answered.dismissed": {
    title: "We reviewed your report",
    message: "“{job}” stays online: we found nothing against our rules. Thank you for letting us know.",
  },
  "job_report_answered.words": { title: "About your report of “{job}”", message: "{words}" },
  message_reported: {
    title: "A message was reported",
    message: "It was written about “{job}” at {company}. It stays until an administrator decides.",
  },
  "message_report_answered.removed": {
    title: "We reviewed your report",
    message: "The message was removed. Thank you for letting us know.",
  },
  "message_report_answered.dismissed": {
    title: "We reviewed your report",
    message:
      "The message stays: we found nothing against our rules. If you don't want to hear from them, block the conversation.",
  },
  "message_report_answered.words": { title: "About your report of a message", message: "{words}" },
  message_removed: {
    title: "Your message was removed",
    message: "You wrote it about “{job}”. It was reported, and an administrator found it against our rules.",
  },
  "message_removed.of_team": {
    title: "A message from your team was removed",
    message: "{author} wrote it about “{job}”. It was reported, and an administrator found it against our rules.",
  },
} as const satisfies Partial<Record<NotificationKey, NotificationWords>>;

/** The title of a notification without facts. */
export const notificationTitle = (key: string): string =>
  (notificationWords as Readonly<Record<string, NotificationWords>>)[key]?.title ?? key;

type PlanPhrase = `plan_limit.${PlanPart}`;
const planPhrases = Object.fromEntries(
  Object.entries(planRefusals).map(([part, words]) => [`plan_limit.${part}`, words]),
) as Record<PlanPhrase, string>;

/** Sentence parts, and labels next to an interview or offer that ended automatically. */
export const phrases = {
  ...planPhrases,
  "ended.withdrawn": "The applicant withdrew the application",
  "ended.rejected": "The application was not selected",
  "ended.hired": "The application ended with a hire",
  "ended.accepted": "The offer was accepted",
  "ended.moved": "The application was moved to {stage}",
  "ended.job_deleted": "The job was removed",
  "ended.company_left": "{company} has left {product}",
  "ended.applicant_left": "The applicant deleted their account",
  "ended.account_deleted": "The account was deleted",
  "salary.year": "{currency}{amount} a year",
  "salary.month": "{currency}{amount} a month",
  "salary.hour": "{currency}{amount} an hour",
  "work.one_job": "1 job",
  "work.several_job": "{count} jobs",
  "work.one_application": "1 application",
  "work.several_application": "{count} applications",
  "work.one_candidate": "1 candidate",
  "work.several_candidate": "{count} candidates",
  company_admin: "Company Admin",
  an_administrator: "an administrator",
  a_colleague: "A colleague",
  somebody: "Someone",
  file_without_words: "A file without text",
  "removed.notification": "A removed message",
  "removed.summary": "One of these messages was removed",
  "removed.email": "This message was removed.",
} as const;
