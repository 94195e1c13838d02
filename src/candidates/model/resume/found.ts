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

/** Whole years of work, with the first and last month as "2017-04"; null if the resume only states a number. */
export interface FoundYears {
  years: number;
  from: string | null;
  /** Null: to today. */
  to: string | null;
}

export interface FoundSkill {
  /** The spelling found, and the skill's name in the vocabulary. */
  written: string;
  name: string;
  /** Listed as a skill, not just mentioned. */
  listed: boolean;
  page: number;
}

/** A date in a resume; without a month if not given. */
export interface FoundPoint {
  year: number;
  month: number | null;
}

/** A date range; `end` is null if ongoing. */
export interface FoundDates {
  start: FoundPoint | null;
  end: FoundPoint | null;
}

export interface FoundPosition {
  title: string;
  company: string;
  location: string;
  start: FoundPoint;
  /** Null: to today. */
  end: FoundPoint | null;
  text: string;
  pages: number[];
  /** Which one is the title was guessed. */
  isGuess: boolean;
}

export interface FoundSchool {
  school: string;
  degree: string;
  field: string;
  from: number | null;
  to: number | null;
  pages: number[];
}

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
