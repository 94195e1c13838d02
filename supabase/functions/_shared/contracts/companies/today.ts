import type { ApplicationStatus } from "../enums.ts";
import type { InterviewPlace } from "../interviews/interview.ts";

/** What a row shows of an application. */
interface RowOfToday {
  application_id: string;
  person: string;
  job_title: string;
}

/** Today's or tomorrow's interviews that aren't over, or the next one. */
export interface InterviewOfToday extends RowOfToday {
  id: string;
  starts_at: string;
  minutes: number;
  place_kind: InterviewPlace;
  /** A link, a telephone number or an address, by place_kind. */
  place: string;
  /** The caller takes part. */
  is_mine: boolean;
  /** The other participants, by first name. */
  people: string[];
}

/** A scorecard the caller owes for an interview that has begun. */
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

interface DueReplies {
  overdue: number;
  due_today: number;
  /** Longest overdue first, up to four days ahead; at most five. */
  rows: DueReply[];
}

interface NewApplications {
  /** The same number as in the navigation bar. */
  total: number;
  /** The five jobs with the most. */
  jobs: {
    job_id: string;
    title: string;
    count: number;
    /** The first four, best match first. */
    people: string[];
    /** The application to start with. */
    first: string;
  }[];
}

interface UnreadMessage extends RowOfToday {
  /** The applicant, or the company that represents them. */
  author: string;
  /** How it begins. */
  words: string;
  at: string;
}

interface PendingOffer extends RowOfToday {
  /** The last day to accept it, yyyy-mm-dd. */
  answer_by: string;
  sent_at: string;
  /** By its candidate. */
  is_read: boolean;
}

/** get_company_today: tasks by urgency, each with its first rows. */
export interface CompanyToday {
  /** The caller's local day, yyyy-mm-dd. */
  today: string;
  /** Today's and tomorrow's: all for those who manage staff, their own for others. */
  interviews: InterviewOfToday[];
  /** Candidates who declined every time the caller proposed. */
  other_times: RowOfToday[];
  scorecards: DueScorecard[];
  replies: DueReplies;
  new_applications: NewApplications;
  unread: { total: number; rows: UnreadMessage[] };
  offers: { total: number; rows: PendingOffer[] };
  /** When there is nothing to do: an interview within a week. */
  next_interview: InterviewOfToday | null;
  next_reply: DueReply | null;
}
