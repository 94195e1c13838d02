/** What an interviewer can answer for a criterion; private.scorecard_errors in SQL lists the same. */
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

/** What interviewers of a job look for (RULES: Scorecards). */
export interface InterviewCriteria {
  /** In order. */
  criteria: string[];
  /** What the job asks for and is not looked for yet: its required skills, then its requirements. */
  suggested: string[];
  can: { change: boolean };
}

/** The answer for one criterion. */
export interface GivenMark {
  /** Its name at that time. */
  criterion: string;
  mark: ScorecardMark;
  /** Older scorecards have words for each criterion. */
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
  /** Null in those from before it was asked for. */
  recommendation: Recommendation | null;
  words: string | null;
}

/** A scorecard as typed so far, kept on the account. */
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
  /** False once all are in, or somebody said that none is needed. */
  is_needed: boolean;
  /** Once a scorecard is in, the ones it answered. */
  criteria: string[];
  /** Interviewers, and others who submitted one; those who submitted come first. */
  people: { name: string; is_me: boolean; has_sent: boolean }[];
  /** In the order they were submitted; null until the reader's own is in. */
  cards: Scorecard[] | null;
  /** The reader's own. */
  draft: ScorecardDraft | null;
  can: {
    write: boolean;
    /** One's own, until somebody decides. */
    edit: boolean;
    /** That the rest are needed or not. */
    say_needed: boolean;
    /** Of the job, while no scorecard of this interview has marked any. */
    change_criteria: boolean;
  };
}
