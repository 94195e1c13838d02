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
 * One response to a job's questions, as submit_application takes it: { question_id, answer }. CHECKBOX: the chosen options, one
 * per line. FILE: the path of the uploaded file. RATING: '1' to '5'.
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
  /** '' when left blank. */
  answer: string;
}

/** Optional reasons for withdrawing (RULES: Applications). The CHECK in SQL lists the same. */
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
  other_job: "I found another job",
  not_fitting: "The job isn't what I'm looking for",
  salary: "Salary",
  location: "Location or hours",
  too_slow: "It takes too long",
  send_anew: "I want to change it and apply again",
  other: "Another reason",
} as const satisfies Record<WithdrawalReason, string>;

/** What a candidate may say when withdrawing; all optional. */
export const withdrawalSchema = z.object({
  reason: z.optional(z.enum(["", ...withdrawalReasons], "Choose a reason")),
  message: z.optional(requiredText("Use text here", limits.withdrawal, 0)),
});

/** How often a candidate may apply for a job, withdrawing in between. The CHECK in SQL says the same. */
export const mostAttempts = 3;

/** A timeline entry, oldest first. A null from_status is a submission, possibly after a withdrawn one. */
export interface ApplicationEvent {
  application_id: string;
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus;
  created_at: string;
  /** Applying, withdrawing or accepting an offer. */
  by_candidate: boolean;
  /** The colleague who did it. Null for the candidate's own acts, and for candidates reading who rejected them. */
  actor_name: string | null;
  /** The reader did it. */
  is_mine: boolean;
  /** What the candidate said when withdrawing; null for other entries and for those with read-only access. */
  withdrawal: { reason: WithdrawalReason | null; message: string | null } | null;
  /** Why it was rejected; team only, and null for other entries. */
  reason: RejectionReason | null;
  /** The comment on it; for a person added by hand, what the source "Other" means. Team only. */
  words: string | null;
}

/** A profile document as sent, stored in the candidate's own folder. */
export interface SentDocument extends StoredFile {
  /** The owner's name for it; null for files stored before names were kept. */
  name: string | null;
  /** Bytes. */
  size: number | null;
  /** False once deleted, as documents of withdrawn applications are eventually. */
  is_stored: boolean;
  /** A letter written for this job's company only. */
  is_letter: boolean;
}

/** Sort orders of a company's application lists; the first is the default (private.read_application_order). */
export const applicationOrders = ["best", "decision", "newest", "answer"] as const;
export type ApplicationOrder = (typeof applicationOrders)[number];

/** Why a candidate was not selected, for the team only (RULES: Applications). The CHECK in SQL lists the same. */
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

/** What a move to rejected requires. */
export const rejectionSchema = z.object({
  reason: z.enum(rejectionReasons, "Choose a reason"),
  message: requiredText("Use text here", limits.rejectionMessage, 0),
});

/**
 * Filters of a company's application list, combined with AND; an absent one filters nothing (private.read_application_filter).
 * The list's address uses the same names.
 */
export interface ApplicationFilter {
  /** 'open': every stage before a final one. */
  stage?: ApplicationStatus | "open";
  /** Words in the name, title, email and skills as sent. */
  search?: string;
  /** The application's owner, or else its job's: a user id, 'me' or 'nobody'. */
  assignee?: string;
  /** A skill sent with the application. */
  skill?: string;
  /** How level and location compare with the job's: 'close' includes 'match'. */
  level?: "match" | "close";
  place?: "match" | "close";
  /** Applied between these days, inclusive: yyyy-mm-dd in UTC. */
  from?: string;
  to?: string;
  /** One job, in a list across jobs. */
  job?: string;
  /** Reached at least, or exactly, this stage on the way to hired, wherever it is now. */
  reached?: ApplicationStatus;
  furthest?: ApplicationStatus;
  /** Has left this stage. */
  left?: ApplicationStatus;
  /** The promised reply: overdue, sent in time, or sent or still due after its day. */
  answer?: "overdue" | "kept" | "late";
  /** Has an offer without a reply. */
  offer?: "open";
  reason?: RejectionReason;
  source?: CountedSource;
  /** Has unread messages for the reader. */
  unread?: "yes";
  /** Has responses to the job's questions. */
  responses?: "yes";
  /** Has all of these team tags, comma-separated. */
  tags?: string;
}

/** A row of a job's application list, with the match both sides see. */
export interface JobApplicationListItem {
  id: string;
  status: ApplicationStatus;
  applied_at: string;
  /** Null when the applicant deleted their account. */
  candidate_id: string | null;
  candidate_name: string;
  candidate_title: string | null;
  /** Who added the person by hand, until they take over: shown in place of the title. */
  added_by: string | null;
  match: MatchExplanation;
  /** The application's owner, or else its job's. */
  assignee: Assignee | null;
  /** The promised day, yyyy-mm-dd, while a reply is due. */
  answer_due: string | null;
  /** The promised day has passed, so it is in the list's first group, ahead of the chosen order. */
  is_overdue: boolean;
  /**
   * Its group within the job in the order "decision" (private.decision_part): 0 due, 1 to decide, 2 waiting on someone else, 3
   * closed, 4 at another company. Null in other orders.
   */
  part: number | null;
  /** When the next interview begins, and the last day of an open offer (yyyy-mm-dd). Only for the job's own company. */
  interview_at: string | null;
  offer_until: string | null;
  /** Messages the caller hasn't read. */
  unread: number;
  /** During a search: a resume line with a word that name, title, email and skills lack. */
  resume_line: string | null;
  /** The team's tags, by name; empty for readers outside the team. */
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
  /** Null in orders other than "decision". */
  jobs: ListedJob[] | null;
  /** The jobs on this and previous pages, for the next page's key; null when `jobs` is. */
  begun: string[] | null;
  /** First page only: totals per status under the filter, ignoring its stage; and how many listed ones are overdue. */
  counts: { by_status: Partial<Record<ApplicationStatus, number>>; overdue: number } | null;
}

/** A job's board: the first page of each column, in one order. */
export interface ApplicationBoard {
  columns: Record<ApplicationStatus, JobApplicationListItem[]>;
  by_status: Partial<Record<ApplicationStatus, number>>;
}

/** A move to rejected: a reason for the team, and the message to the candidate. */
export interface Rejection {
  reason: RejectionReason;
  message?: string;
}

/** How many applications one call may change or preview (RULES: Applications). */
export const mostApplicationsAtOnce = 200;

/** A change to several applications, previewed first (RULES: Applications). */
export type BulkChange =
  | { to: Exclude<ApplicationStatus, "rejected"> }
  | ({ to: "rejected" } & Rejection)
  /** Null: no owner of their own, so the job's owner takes over. */
  | { assignee: string | null };

/** A row of the company's application list across its jobs. */
export interface CompanyApplicationListItem extends JobApplicationListItem {
  job_id: string;
  job_title: string;
}

/** Another application by the same person to a job at the same company. */
interface OtherApplication {
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
  /** The company that represented the candidate then. */
  applied_by_company_name: string | null;
  candidate: ApplicationCandidate;
  /** The candidate's names for the files sent, by path; files stored before names were kept are missing. */
  file_names: Record<string, string>;
  /** Documents sent in addition to the responses, and those added by a merge, as far as the reader may open them. */
  documents: SentDocument[];
  /** A letter typed for this company; null without one, and for those with read-only access. */
  cover_letter: string | null;
  job: {
    id: string;
    title: string;
    location: string;
    job_type: JobType;
    experience_level: ExperienceLevel | null;
    assignee: Assignee | null;
    /** The company that posted the job: the reader's own, or one their represented candidate applied to. */
    company_name: string;
    is_deleted: boolean;
    can: { open: boolean };
  };
  answers: ApplicationAnswer[];
  events: ApplicationEvent[];
  match: MatchExplanation;
  /** The application's own owner; null when only its job has one, and for those with read-only access. */
  assignee: Assignee | null;
  /** The promised day, yyyy-mm-dd, or null without a promise; answer_due only while a reply is due. */
  answer_by: string | null;
  answer_due: string | null;
  /** 1, or more when it follows a withdrawn one. */
  attempt: number;
  /** The application sent after this one was withdrawn, or null. */
  later_id: string | null;
  /** Their other applications at the company, newest first, as far as the reader may open them. */
  also_applied: OtherApplication[];
  /** Why it was rejected, and the message to the candidate; null unless it was, and for those with read-only access. */
  rejection: { reason: RejectionReason; message: string | null } | null;
  /** The team's notes; 0 for those who may not read them. */
  note_count: number;
  /** The team's tags, by name; none for who may not read them. */
  tags: string[];
  /** Messages the caller hasn't read. */
  unread: number;
  /** Statuses the caller may move it to now; empty with read-only access. */
  allowed_statuses: ApplicationStatus[];
  /** How it was added by hand; null for one its candidate sent. */
  added: AddedByHand | null;
  /** What was merged into it; team only. */
  merged: MergedPerson[];
  /** True while the job's company, the caller's own, is paused: no one there can move it. */
  company_paused: boolean;
  /** assign: choose its owner. note: read and write team notes. talk: read its conversation. merge: it may have a duplicate. */
  can: { assign: boolean; note: boolean; talk: boolean; merge: boolean };
  /** Neighbors in the job's list, newest first. */
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
  /** The promised day while a reply is due. */
  answer_due: string | null;
  /** Messages the caller hasn't read. */
  unread: number;
  /** When it last moved, or was sent. */
  changed_at: string;
  /** The last day to reply to an open offer, yyyy-mm-dd. */
  offer_until: string | null;
}

/**
 * Filters of the candidate's own list: active is open, closed is finished; current adds those hired, ended excludes them; search
 * covers the job's title and the company.
 */
export interface MyApplicationsFilter {
  state?: "active" | "closed" | "current" | "ended";
  status?: ApplicationStatus;
  search?: string;
}

/** A candidate's nudges about a late reply, and whether another is allowed. */
export interface Nudges {
  /** When they last nudged the company; null for never. */
  last_at: string | null;
  can_nudge: boolean;
}

/** A promised reply that is late. */
export interface LateAnswer extends Nudges {
  id: string;
  job_title: string;
  company_name: string;
  company_logo_url: string | null;
  answer_by: string;
}

/** Something a candidate needs to answer or read. */
export interface WaitingThing {
  kind: "offer" | "times" | "message";
  /** The application's. */
  id: string;
  job_title: string;
  company_name: string;
  company_logo_url: string | null;
  /** An offer's last day (yyyy-mm-dd), the deadline to pick a time, or when the last message came. */
  until: string;
  /** How many are unread. */
  messages: number | null;
  /** For an offer. */
  salary?: number;
  salary_period?: SalaryPeriod;
  /** The times that can still be picked. */
  slots?: string[];
  /** The last message's author, and its first 200 characters. */
  author?: string;
  words?: string;
}

/** What the candidate's dashboard shows about their applications. */
export interface CandidateDashboard {
  /** Offers first, then times, then messages: the first ten of waiting_total. */
  waiting: WaitingThing[];
  waiting_total: number;
  /** How many moved forward since the week began (Monday, UTC). */
  moved_forward: number;
  /** At most three: longest overdue first, recently nudged last. */
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
  /** What the company wrote when rejecting. */
  message: string | null;
  /** The promised reply-by day, yyyy-mm-dd, or null without a promise; answer_due only while it is due. */
  answer_by: string | null;
  answer_due: string | null;
  /** The last day to accept an open offer, yyyy-mm-dd; null without one. */
  offer_until: string | null;
  /** The company can't contact candidates for now because its approval was withdrawn. */
  company_paused: boolean;
  nudges: Nudges;
  /** 1, or more when it follows a withdrawn one. */
  attempt: number;
  /** The application sent after this one was withdrawn, or null. */
  later_id: string | null;
  /** The company as anyone sees it; null when it is no longer public. */
  employer: Employer | null;
  documents: SentDocument[];
  /** The letter typed for this company. */
  cover_letter: string | null;
  /** What the caller may do, decided in SQL. */
  can: { withdraw: boolean; apply_again: boolean };
}
