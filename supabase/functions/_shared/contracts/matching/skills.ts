/** Fields of work a skill belongs to; the database's skill_field says the same. */
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

/** A known skill somebody may mean, with the spelling that was found and how many open jobs ask it, at most 1,000. */
export interface SkillSuggestion {
  key: string;
  name: string;
  written: string;
  jobs: number;
}

/** near: none begins so; these are only spelled alike. */
export interface SkillSearch {
  skills: SkillSuggestion[];
  near: boolean;
}

/** A skill as somebody wrote it and as it is compared; name is null for an unknown one, of which near may be what was meant. */
export interface RecognisedSkill {
  written: string;
  key: string;
  name: string | null;
  near: string | null;
}

/** A skill of the vocabulary: its name, then its other spellings. */
export type SkillSpellings = [name: string, ...others: string[]];

/** A word of profiles and open jobs that names no known skill, with what is spelled most like it. */
export interface UnknownSkill {
  key: string;
  written: string;
  profiles: number;
  jobs: number;
  /** Up to three open jobs: "Welder at Ironpost". */
  used_in: string[];
  /** What it may mean: of the same field of work, and alike by a word or by spelling. */
  neighbours: { key: string; name: string; why: "word" | "spelling" }[];
}
