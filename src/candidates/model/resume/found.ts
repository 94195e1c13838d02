/** Something a resume says, and the pages it stands on. */
export interface Found<Value> {
  value: Value;
  pages: number[];
}

export interface FoundName {
  first: string;
  last: string;
}

export interface FoundPlace {
  city: string;
  state: string;
  country: string;
}

/** Whole years in work, and the months they begin and end with, as "2017-04"; null where the resume says only how many. */
export interface FoundYears {
  years: number;
  from: string | null;
  /** Null: to today. */
  to: string | null;
}

export interface FoundSkill {
  /** The spelling of the vocabulary that was found, and the name it gives the skill. */
  written: string;
  name: string;
  /** Listed as a skill, not only named somewhere. */
  listed: boolean;
  page: number;
}

/** A point in time as a resume says it; without a month where that is not said. */
export interface FoundPoint {
  year: number;
  month: number | null;
}

/** From when to when; `end` is null for what goes on. */
export interface FoundDates {
  start: FoundPoint | null;
  end: FoundPoint | null;
}

/** A job in the work history. */
export interface FoundPosition {
  title: string;
  company: string;
  location: string;
  start: FoundPoint;
  /** Null: to today. */
  end: FoundPoint | null;
  text: string;
  pages: number[];
  /** Which is the title and which the company was guessed. */
  isGuess: boolean;
}

/** A school in the education. */
export interface FoundSchool {
  school: string;
  degree: string;
  field: string;
  from: number | null;
  to: number | null;
  pages: number[];
}

/** All that a resume says of what a profile asks. */
export interface ResumeFacts {
  name?: Found<FoundName>;
  title?: Found<string>;
  email?: Found<string>;
  phone?: Found<string>;
  linkedin?: Found<string>;
  github?: Found<string>;
  portfolio?: Found<string>;
  place?: Found<FoundPlace>;
  years?: Found<FoundYears>;
  positions: FoundPosition[];
  schools: FoundSchool[];
  skills: FoundSkill[];
}
