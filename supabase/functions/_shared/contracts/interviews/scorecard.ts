/** An interviewer's answers for a criterion; private.scorecard_errors in SQL lists the same. */
export const scorecardMarks = ["yes", "partly", "no", "not_assessed"] as const;
export type ScorecardMark = (typeof scorecardMarks)[number];

export const scorecardMarkLabels: Record<ScorecardMark, string> = {
  yes: "Yes",
  partly: "Partly",
  no: "No",
  not_assessed: "Not assessed",
};

/** Should this person move forward? The CHECK in SQL lists the same. */
export const recommendations = ["strong_no", "no", "yes", "strong_yes"] as const;
export type Recommendation = (typeof recommendations)[number];

export const recommendationLabels: Record<Recommendation, string> = {
  strong_no: "Strong no",
  no: "No",
  yes: "Yes",
  strong_yes: "Strong yes",
};

/** What a job's interviewers look for (RULES: Scorecards). */
export interface InterviewCriteria {
  criteria: string[];
  /** What the job asks for that isn't a criterion yet: required skills, then requirements. */
  suggested: string[];
  can: { change: boolean };
}

/** The answer for one criterion. */
export interface GivenMark {
  /** Its name at that time. */
  criterion: string;
  mark: ScorecardMark;
  /** Older scorecards have a comment per criterion. */
  words?: string | null;
}

/** One interviewer's scorecard. */
export interface Scorecard {
  id: string;
  author_name: string;
  is_mine: boolean;
  sent_at: string;
  edited_at: string | null;
  marks: GivenMark[];
  /** Null in scorecards from before it was required. */
  recommendation: Recommendation | null;
  words: string | null;
}

/** An unfinished scorecard, saved on the account. */
export interface ScorecardDraft {
  /** Null: not answered yet. */
  marks: { criterion: string; mark: ScorecardMark | null }[];
  recommendation: Recommendation | null;
  words: string | null;
  saved_at: string;
}

/** The scorecards of one interview that has started. */
export interface InterviewScorecards {
  interview_id: string;
  application_id: string;
  candidate_name: string;
  job_id: string;
  job_title: string;
  starts_at: string;
  minutes: number;
  is_cancelled: boolean;
  /** False once all are in, or someone said no more are needed. */
  is_needed: boolean;
  /** Once a scorecard is in, the criteria it used. */
  criteria: string[];
  /** Interviewers and others who submitted one; those who submitted come first. */
  people: { name: string; is_me: boolean; has_sent: boolean }[];
  /** In order of submission; null until the reader submits their own. */
  cards: Scorecard[] | null;
  /** The reader's own. */
  draft: ScorecardDraft | null;
  can: {
    write: boolean;
    /** The reader's own, until the application is decided. */
    edit: boolean;
    /** Mark the rest as needed or not. */
    say_needed: boolean;
    /** Change the job's criteria, while no scorecard of this interview uses any. */
    change_criteria: boolean;
  };
}
