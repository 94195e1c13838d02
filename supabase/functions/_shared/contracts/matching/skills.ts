/** The field of work of a skill; the database's skill_field says the same. */
export const skillFields = [
  "software",
  "data",
  "design",
  "engineering",
  "manufacturing",
  "trades",
  "construction",
  "logistics",
  "services",
  "nursing",
  "medicine",
  "care",
  "teaching",
  "languages",
  "office",
  "finance",
  "sales",
  "marketing",
  "law",
  "management",
  "retail",
  "hospitality",
] as const;
export type SkillField = (typeof skillFields)[number];

/** A suggested skill, with the spelling that matched and how many open jobs ask for it (at most 1,000). */
interface SkillSuggestion {
  key: string;
  name: string;
  written: string;
  jobs: number;
}

/** near: no skill has this prefix; these are spelled similarly. */
export interface SkillSearch {
  skills: SkillSuggestion[];
  near: boolean;
}

/** A skill as typed and its comparison key; name is null for an unknown one, and near suggests what was meant. */
export interface RecognisedSkill {
  written: string;
  key: string;
  name: string | null;
  near: string | null;
}

/** A known skill: its name, then its other spellings. */
export type SkillSpellings = [name: string, ...others: string[]];

/** An unknown skill from profiles and open jobs, with the most similar spellings. */
export interface UnknownSkill {
  key: string;
  written: string;
  profiles: number;
  jobs: number;
  /** Up to three open jobs: "Welder at Ironpost". */
  used_in: string[];
  /** Likely meanings: in the same field of work, sharing a word or a similar spelling. */
  neighbours: { key: string; name: string; why: "word" | "spelling" }[];
}

/** A word that an administrator made a spelling of a skill, or a skill of its own. */
export interface DecidedSkill {
  id: string;
  written: string;
  /** The skill it is now. */
  name: string;
  is_new: boolean;
  /** Of a new skill: those made spellings of it since, which go with it. */
  spellings: string[];
  /** Null for an account that is gone. */
  decided_by: string | null;
  created_at: string;
}
