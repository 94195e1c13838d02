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
  education?: Found<string[]>;
  skills: FoundSkill[];
}
