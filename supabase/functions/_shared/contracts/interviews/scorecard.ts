/** What an interviewer can say of a criterion; private.scorecard_errors in SQL lists the same. */
export const scorecardMarks = ["yes", "partly", "no", "not_seen"] as const;
export type ScorecardMark = (typeof scorecardMarks)[number];

export const scorecardMarkLabels: Record<ScorecardMark, string> = {
  yes: "Yes",
  partly: "Partly",
  no: "No",
  not_seen: "Not seen",
};

/** What interviewers of a job look for (RULES: Scorecards). */
export interface InterviewCriteria {
  /** In order. */
  criteria: string[];
  /** What the job asks for and is not looked for yet: its required skills, then its requirements. */
  suggested: string[];
  can: { change: boolean };
}

/** What was found of one criterion. */
export interface GivenMark {
  /** Its name as it was. */
  criterion: string;
  mark: ScorecardMark;
  words: string | null;
}

/** What one interviewer found, as it was sent. */
export interface Scorecard {
  id: string;
  author_name: string;
  is_mine: boolean;
  sent_at: string;
  marks: GivenMark[];
  words: string | null;
}

/** How often each mark was given for a criterion. */
export type CountedMarks = { criterion: string } & Record<ScorecardMark, number>;

/** The scorecards of one interview that has begun. */
export interface InterviewScorecards {
  interview_id: string;
  starts_at: string;
  minutes: number;
  is_cancelled: boolean;
  /** What is marked in it: once a scorecard is sent, what that one marked. */
  criteria: string[];
  /** Who takes part or has sent one; those who have come first. */
  people: { name: string; is_me: boolean; has_sent: boolean }[];
  /** Null for who has to send theirs first; so are the cards. */
  summary: CountedMarks[] | null;
  /** In the order in which they were sent. */
  cards: Scorecard[] | null;
  can: {
    write: boolean;
    /** Of the job, while no scorecard of this interview has marked any. */
    change_criteria: boolean;
  };
}
