import type { ApplicationStatus } from "../enums.ts";
import type { InterviewPlace } from "../interviews/interview.ts";

/** Somebody's application, by what a row says of it. */
interface RowOfToday {
  application_id: string;
  person: string;
  job_title: string;
}

/** An interview that isn't over, of today, tomorrow, or the next one. */
export interface InterviewOfToday extends RowOfToday {
  id: string;
  starts_at: string;
  minutes: number;
  place_kind: InterviewPlace;
  /** A link, a telephone number or an address, by place_kind. */
  place: string;
  /** The caller takes part. */
  is_mine: boolean;
  /** The others who do, by first name. */
  people: string[];
}

/** The caller's scorecard of an interview that has begun. */
export interface DueScorecard extends RowOfToday {
  interview_id: string;
  starts_at: string;
  /** Who has submitted theirs. */
  submitted_by: string[];
}

/** A reply the company promised by a day. */
export interface DueReply extends RowOfToday {
  /** The applicant's headline. */
  title: string | null;
  status: ApplicationStatus;
  /** yyyy-mm-dd */
  answer_due: string;
}

export interface DueReplies {
  overdue: number;
  due_today: number;
  /** Longest overdue first, up to four days ahead; five at most. */
  rows: DueReply[];
}

export interface NewApplications {
  /** The same number as the bar's. */
  total: number;
  /** The five with most. */
  jobs: {
    job_id: string;
    title: string;
    count: number;
    /** The first four, best match first. */
    people: string[];
    /** The application to begin with. */
    first: string;
  }[];
}

export interface UnreadMessage extends RowOfToday {
  /** Who wrote it: the applicant, or who represents them. */
  author: string;
  /** How it begins. */
  words: string;
  at: string;
}

export interface PendingOffer extends RowOfToday {
  /** The last day to accept it: yyyy-mm-dd. */
  answer_by: string;
  sent_at: string;
  /** By its candidate. */
  is_read: boolean;
}

/** get_company_today: what is to do, most urgent first, each with its first rows. */
export interface CompanyToday {
  /** The caller's day: yyyy-mm-dd. */
  today: string;
  /** Of today and tomorrow: for those who manage the staff all, for others those they take part in. */
  interviews: InterviewOfToday[];
  /** Whom none of the times the caller proposed suits. */
  other_times: RowOfToday[];
  scorecards: DueScorecard[];
  replies: DueReplies;
  new_applications: NewApplications;
  unread: { total: number; rows: UnreadMessage[] };
  offers: { total: number; rows: PendingOffer[] };
  /** Where nothing is to do; an interview within a week. */
  next_interview: InterviewOfToday | null;
  next_reply: DueReply | null;
}
