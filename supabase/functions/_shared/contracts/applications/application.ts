import * as z from "zod/mini";
import type { ApplicationCandidate } from "../candidates/candidate-fields.ts";
import type { Employer } from "../companies/company.ts";
import type {
  ApplicationStatus,
  CountedSource,
  ExperienceLevel,
  JobType,
  PayPeriod,
  QuestionType,
  Workplace,
} from "../enums.ts";
import type { StoredFile } from "../files/files.ts";
import type { Assignee } from "../jobs/job.ts";
import { limits } from "../limits.ts";
import type { MatchExplanation } from "../matching/match.ts";
import type { SalaryPeriod } from "../offers/offer.ts";
import { id, requiredText } from "../text.ts";
import type { AddedByHand } from "./added-person.ts";
import type { MergedPerson } from "./merge.ts";

const userId = z.optional(z.unknown());

/** get-job-applications */
export const getJobApplicationsRequestSchema = z.object({ userId, jobId: id() });

/** get-application-detail */
export const getApplicationDetailRequestSchema = z.object({ userId, applicationId: id() });

/**
 * One answer of an application form, as submit_application takes it: { question_id, answer }.
 * CHECKBOX: the chosen options, one a line. FILE: the path of the uploaded file. RATING: '1' to '5'.
 */
export const applicationAnswerSchema = z.object({
  question_id: id(),
  answer: z.string().check(z.maxLength(limits.answer, "Use at most 5,000 characters")),
});
export type ApplicationAnswerInput = z.infer<typeof applicationAnswerSchema>;

export interface ApplicationAnswer {
  question_id: string;
  question: string;
  question_type: QuestionType;
  is_required: boolean;
  /** '' when nothing was answered. */
  answer: string;
}

/** Why somebody withdrew, where they say so (RULES: Applications). The CHECK in SQL lists the same. */
export const withdrawalReasons = [
  "other_job",
  "not_fitting",
  "salary",
  "location",
  "too_slow",
  "send_anew",
  "other",
] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];
export const withdrawalReasonLabels = {
  other_job: "I have found another job",
  not_fitting: "The job is not what I am looking for",
  salary: "Salary",
  location: "Location or hours",
  too_slow: "It takes too long",
  send_anew: "I want to send it anew",
  other: "Another reason",
} as const satisfies Record<WithdrawalReason, string>;

/** What an application is withdrawn with; nothing of it has to be said. */
export const withdrawalSchema = z.object({
  reason: z.optional(z.enum(["", ...withdrawalReasons], "Choose a reason")),
  message: z.optional(requiredText("Use text here", limits.withdrawal, 0)),
});

/** How often one may apply for a job, each time after withdrawing. The CHECK in SQL says the same. */
export const mostAttempts = 3;

/** One entry of a timeline, oldest first. With from_status null an application was submitted: again, after one that was withdrawn. */
export interface ApplicationEvent {
  application_id: string;
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus;
  created_at: string;
  /** True of what the candidate did: applying, withdrawing, accepting an offer. */
  by_candidate: boolean;
  /** Name of the colleague who did it; null for the candidate, and for them where it tells who did not select them. */
  actor_name: string | null;
  /** The reader did it. */
  is_mine: boolean;
  /** What it was withdrawn with, where that was said; null for any other entry, and for who may only read. */
  withdrawal: { reason: WithdrawalReason | null; message: string | null } | null;
  /** Why it was declined; null for any other entry, and for everybody but its team. */
  reason: RejectionReason | null;
  /** What was written with it; of adding somebody by hand, what the source "Other" means. For its team. */
  words: string | null;
}

/** A document of the profile as it was sent, in its candidate's own folder. */
export interface SentDocument extends StoredFile {
  /** What its owner had called it; null for one stored before names were kept. */
  name: string | null;
  /** Bytes. */
  size: number | null;
  /** False once it was deleted, as those of withdrawn applications are after a time. */
  is_stored: boolean;
  /** A letter for the company of the job alone. */
  is_letter: boolean;
}

/** The orders of a company's application lists; the first is the one without a choice (private.read_application_order). */
export const applicationOrders = ["best", "decision", "newest", "answer"] as const;
export type ApplicationOrder = (typeof applicationOrders)[number];

/** Why somebody was not selected, for the team alone (RULES: Applications). The CHECK in SQL lists the same. */
export const rejectionReasons = ["skills", "level", "location", "job_closed", "salary", "other"] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
export const rejectionReasonLabels = {
  skills: "Someone fits the skills more closely",
  level: "Level is higher or lower than the job",
  location: "Location or work permit",
  job_closed: "The job was filled or closed",
  salary: "Salary",
  other: "Another reason",
} as const satisfies Record<RejectionReason, string>;

/** What a move to rejected is made with. */
export const rejectionSchema = z.object({
  reason: z.enum(rejectionReasons, "Choose a reason"),
  message: requiredText("Use text here", limits.rejectionMessage, 0),
});

/**
 * What narrows a company's list of applications, all of it together; what is absent narrows nothing (private.read_application_filter).
 * It stands in the address of the list under the same names.
 */
export interface ApplicationFilter {
  /** 'open': the stages before an end. */
  stage?: ApplicationStatus | "open";
  /** Words of name, title, email and skills as they were sent. */
  search?: string;
  /** Its owner, or its job's where it has none of its own: a user id, 'me' or 'nobody'. */
  assignee?: string;
  /** One that was sent with it. */
  skill?: string;
  /** How level and place compare with what the job asks: 'close' includes 'match'. */
  level?: "match" | "close";
  place?: "match" | "close";
  /** Applied on these days, yyyy-mm-dd in UTC, both included. */
  from?: string;
  to?: string;
  /** One job of a list that goes across jobs. */
  job?: string;
  /** Came at least this far, or this far and no further, wherever it stands now: a stage on the way to being hired. */
  reached?: ApplicationStatus;
  furthest?: ApplicationStatus;
  /** Has left this stage. */
  left?: ApplicationStatus;
  /** The promised answer: overdue, given in time, or given or still owed after its day. */
  answer?: "overdue" | "kept" | "late";
  /** Offered, and nobody has answered. */
  offer?: "open";
  reason?: RejectionReason;
  source?: CountedSource;
  /** Has messages the reader hasn't read. */
  unread?: "yes";
  /** Was sent with responses to the job's questions. */
  responses?: "yes";
  /** Has all of these tags of the team, with commas between them. */
  tags?: string;
}

/** A row of a job's application list, with the match both sides see. */
export interface JobApplicationListItem {
  id: string;
  status: ApplicationStatus;
  applied_at: string;
  /** Null: the applicant deleted their account. */
  candidate_id: string | null;
  candidate_name: string;
  candidate_title: string | null;
  /** Who added the person by hand, until they take over: stands in place of the title. */
  added_by: string | null;
  match: MatchExplanation;
  /** Who looks after it: whom it is assigned to, else whom its job is. */
  assignee: Assignee | null;
  /** The promised day, yyyy-mm-dd, while an answer is due. */
  answer_due: string | null;
  /** True in the list's first group, before the chosen order: the promised day is past. */
  is_overdue: boolean;
  /**
   * Where it stands within its job, in the order "decision" (private.decision_part): 0 due, 1 to decide, 2 waiting on someone else, 3 at an
   * end, 4 at another company. Null in other orders.
   */
  part: number | null;
  /** When its next interview begins; and the last day of an open offer, yyyy-mm-dd. For the job's own company. */
  interview_at: string | null;
  offer_until: string | null;
  /** Messages to the caller that they have not read. */
  unread: number;
  /** While a search is on: a line of the resume with a word that name, title, email and skills lack. */
  resume_line: string | null;
  /** The team's tags, by name; none for who isn't on it. */
  tags: string[];
  /** move: to another stage. */
  can: { move: boolean };
}

/** One of the company's jobs on a page, in the order "decision". */
export interface ListedJob {
  id: string;
  /** How many of the listed people need a decision. */
  to_decide: number;
}

/** A page of a company's applications. */
export interface ApplicationPage<Item extends JobApplicationListItem = JobApplicationListItem> {
  applications: Item[];
  /** Null in other orders than "decision". */
  jobs: ListedJob[] | null;
  /** The jobs of this page and of those before it, for the key of the next one; null as `jobs`. */
  begun: string[] | null;
  /** With the first page: how many there are in each status under the filter, whatever its stage; and of the listed ones, how many are overdue. */
  counts: { by_status: Partial<Record<ApplicationStatus, number>>; overdue: number } | null;
}

/** A job's board: the first page of each column, in one order. */
export interface ApplicationBoard {
  columns: Record<ApplicationStatus, JobApplicationListItem[]>;
  by_status: Partial<Record<ApplicationStatus, number>>;
}

/** What a move to rejected is made with: a reason for the team, and what the candidate is written. */
export interface Rejection {
  reason: RejectionReason;
  message?: string;
}

/** How many applications are changed, or asked about, by one call (RULES: Applications). */
export const mostApplicationsAtOnce = 200;

/** What is done to several applications at once, and shown before it is (RULES: Applications). */
export type BulkChange =
  | { to: Exclude<ApplicationStatus, "rejected"> }
  | ({ to: "rejected" } & Rejection)
  /** Null: nobody looks after it themselves any more; its job's assignee does. */
  | { assignee: string | null };

/** A row of the company's application list across its jobs. */
export interface CompanyApplicationListItem extends JobApplicationListItem {
  job_id: string;
  job_title: string;
}

/** Another application of the same person to a job of the same company. */
export interface OtherApplication {
  id: string;
  job_title: string;
  status: ApplicationStatus;
  applied_at: string;
}

/** get-application-detail: everything the company's screen shows. */
export interface CompanyApplicationDetail {
  id: string;
  status: ApplicationStatus;
  applied_at: string;
  applied_by_company_id: string | null;
  /** Who managed the candidate then. */
  applied_by_company_name: string | null;
  candidate: ApplicationCandidate;
  /** What the candidate had called the files that were sent, by their paths; without those stored before names were kept. */
  file_names: Record<string, string>;
  /** What was sent beside the answers, and what came by a merge, as far as the reader may open it. */
  documents: SentDocument[];
  /** A letter typed for this company; null without one, and for who may only read. */
  cover_letter: string | null;
  job: {
    id: string;
    title: string;
    location: string;
    job_type: JobType;
    experience_level: ExperienceLevel | null;
    assignee: Assignee | null;
    /** Whose it is: the reader's own company, or one that reads the application of the reader's candidate. */
    company_name: string;
    is_deleted: boolean;
    can: { open: boolean };
  };
  answers: ApplicationAnswer[];
  events: ApplicationEvent[];
  match: MatchExplanation;
  /** Whom it is assigned to, itself; null where only its job is. Null for who may only read. */
  assignee: Assignee | null;
  /** The promised day, yyyy-mm-dd: null without a promise; and the same while an answer is due. */
  answer_by: string | null;
  answer_due: string | null;
  /** 1, or more for one that follows a withdrawn one. */
  attempt: number;
  /** The one that was sent after this one was withdrawn, or null. */
  later_id: string | null;
  /** Where else at the company they applied, newest first, as far as the reader may open it. */
  also_applied: OtherApplication[];
  /** Why it was not selected, and what the candidate was written; null unless it is, and for who may only read. */
  rejection: { reason: RejectionReason; message: string | null } | null;
  /** Notes of the team; 0 for who may not read them. */
  note_count: number;
  /** The team's tags, by name; none for who may not read them. */
  tags: string[];
  /** Messages to the caller that they have not read. */
  unread: number;
  /** Statuses the caller may move it to now; empty when the caller may only read. */
  allowed_statuses: ApplicationStatus[];
  /** How it was added by hand; null for one its candidate sent. */
  added: AddedByHand | null;
  /** What ended in it by a merge; for the team alone. */
  merged: MergedPerson[];
  /** True while the caller's own company, which posted the job, is paused: nobody there can move it. */
  company_paused: boolean;
  /** assign: to choose who looks after it. note: to read and write the team's notes. talk: to read its conversation. merge: somebody may be the same person. */
  can: { assign: boolean; note: boolean; talk: boolean; merge: boolean };
  /** Neighbours in the job's list, newest first, for previous and next. */
  previous_id: string | null;
  next_id: string | null;
  position: number;
  total: number;
}

/** A row of the candidate's applications, newest first. */
export interface CandidateApplicationListItem {
  id: string;
  status: ApplicationStatus;
  applied_at: string;
  job_id: string;
  job_title: string;
  company_name: string;
  company_logo_url: string | null;
  /** The promised day while the answer is owed. */
  answer_due: string | null;
  /** Messages to the caller that they have not read. */
  unread: number;
  /** When it last moved; at first, when it was sent. */
  changed_at: string;
  /** The last day of an offer that waits for their answer, yyyy-mm-dd. */
  offer_until: string | null;
}

/**
 * What narrows the candidate's own list: active before an end, closed after it; current with those hired, ended without; words of the job's
 * title and the company.
 */
export interface MyApplicationsFilter {
  state?: "active" | "closed" | "current" | "ended";
  status?: ApplicationStatus;
  search?: string;
}

/** What a candidate did about a late reply, and may do. */
export interface Nudges {
  /** When they last nudged the company; null for never. */
  last_at: string | null;
  can_nudge: boolean;
}

/** A promised answer that is late. */
export interface LateAnswer extends Nudges {
  id: string;
  job_title: string;
  company_name: string;
  company_logo_url: string | null;
  answer_by: string;
}

/** What a candidate is asked, or has not read. */
export interface WaitingThing {
  kind: "offer" | "times" | "message";
  /** The application. */
  id: string;
  job_title: string;
  company_name: string;
  company_logo_url: string | null;
  /** The last day of an offer, yyyy-mm-dd; until when a time can be picked; of messages when the last one came. */
  until: string;
  /** How many are not read. */
  messages: number | null;
  /** Of an offer. */
  salary?: number;
  salary_period?: SalaryPeriod;
  /** The times that can still be picked. */
  slots?: string[];
  /** Who wrote the last message, and its first 200 characters. */
  author?: string;
  words?: string;
}

/** What the candidate's dashboard says of their applications. */
export interface CandidateDashboard {
  /** Offers first, then times, then messages: the first ten of waiting_total. */
  waiting: WaitingThing[];
  waiting_total: number;
  /** How many stand further than when the week began (Monday, UTC). */
  moved_forward: number;
  /** Three at most: the longest owed first, those nudged lately last. */
  late_answers: { total: number; applications: LateAnswer[] };
}

/** get-candidate-data application-detail. */
export interface CandidateApplicationDetail {
  id: string;
  status: ApplicationStatus;
  applied_at: string;
  job: {
    id: string;
    title: string;
    description: string;
    location: string;
    job_type: JobType;
    workplace: Workplace | null;
    experience_level: ExperienceLevel | null;
    requirements: string[];
    skills_required: string[];
    preferred_skills: string[];
    salary_min: number | null;
    salary_max: number | null;
    pay_period: PayPeriod;
    posted_at: string | null;
    company: { id: string; name: string; logo_url: string | null };
    /** False once the posting can no longer be opened. */
    is_visible: boolean;
  };
  answers: ApplicationAnswer[];
  events: ApplicationEvent[];
  match: MatchExplanation;
  /** What the company wrote to who was not selected. */
  message: string | null;
  /** The day by which an answer was promised, yyyy-mm-dd: null without a promise; and the same while it is due. */
  answer_by: string | null;
  answer_due: string | null;
  /** The last day on which an offer that waits for their answer can be accepted, yyyy-mm-dd; null without one. */
  offer_until: string | null;
  /** The company may not contact anybody for now: its approval was withdrawn. */
  company_paused: boolean;
  nudges: Nudges;
  /** 1, or more for one that follows a withdrawn one. */
  attempt: number;
  /** The one that was sent after this one was withdrawn, or null. */
  later_id: string | null;
  /** The company as anyone sees it; null where nobody does any more. */
  employer: Employer | null;
  documents: SentDocument[];
  /** The letter that was typed for this company. */
  cover_letter: string | null;
  /** What the caller may do, decided in SQL. */
  can: { withdraw: boolean; apply_again: boolean };
}
