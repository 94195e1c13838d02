import type { CultureValue, ExperienceLevel } from "../enums.ts";

/** How one asked thing compares with a profile. 'unknown': the profile says nothing about it. */
export type MatchFit = "match" | "close" | "none" | "unknown";

/**
 * The one picture both sides see (RULES: Matching), computed by private.match_explanation.
 * `score` orders lists, more is better, and is never shown.
 */
export interface MatchExplanation {
  required: { name: string; has: boolean }[];
  preferred: { name: string; has: boolean }[];
  /** What the job asks and the candidate has, in words: "Senior level", "11 years of experience". Null when the job asks none. */
  level: { asked: string; has: string | null; fit: MatchFit } | null;
  location: { asked: string; has: string | null; fit: MatchFit } | null;
  /** The company's values, each with whether the profile names it. Null when the company names none. */
  culture: { name: CultureValue; has: boolean }[] | null;
  /** "5 of 7 required skills; missing: Go, Kafka" */
  summary: string;
  score: number;
  /** True when skills are asked and the profile names none: then none is called missing, and the profile is asked for them. */
  without_skills: boolean;
  /** True when the company names values and the profile none: then it is not known, and orders as if half were there. */
  without_culture: boolean;
}

/** Whether a match is worth showing first: at least one of the required skills, and half of them. */
export function isGoodMatch({ required }: Pick<MatchExplanation, "required">): boolean {
  const has = required.filter((skill) => skill.has).length;
  return has > 0 && has * 2 >= required.length;
}

/** What a job asks, for who counts the match in the browser: a visitor, who sends nothing (RULES: Matching). */
export interface MatchAsked {
  /** Each with the key it is compared by. */
  required: [name: string, key: string][];
  preferred: [name: string, key: string][];
  level: ExperienceLevel | null;
  /** The places in words: "Denver, CO or remote". */
  location: string;
  /** What is said of them (private.place_terms); null where the work can be done from anywhere. */
  places: string[] | null;
  /** The company's values. */
  culture: CultureValue[];
}
