import type { CultureValue, ExperienceLevel } from "../enums.ts";

/** How one requirement compares with a profile. 'unknown': the profile says nothing about it. */
export type MatchFit = "match" | "close" | "none" | "unknown";

/**
 * The match that both sides see (RULES: Matching), computed by private.match_explanation. `score` sorts lists, higher is better,
 * and is never shown.
 */
export interface MatchExplanation {
  required: { name: string; has: boolean }[];
  preferred: { name: string; has: boolean }[];
  /** What the job asks for and the candidate has: "Senior level", "11 years of experience". Null if the job doesn't ask. */
  level: { asked: string; has: string | null; fit: MatchFit } | null;
  location: { asked: string; has: string | null; fit: MatchFit } | null;
  /** The company's values, each with whether the profile has it. Null if the company has none. */
  culture: { name: CultureValue; has: boolean }[] | null;
  /** "5 of 7 required skills; missing: Go, Kafka" */
  summary: string;
  score: number;
  /** The job asks for skills and the profile has none: nothing is shown as missing, and the profile is asked for skills. */
  without_skills: boolean;
  /** The company has values and the profile none: unknown, and sorted as if half matched. */
  without_culture: boolean;
}

/** Whether a match is worth showing first: at least one required skill, and at least half of them. */
export function isGoodMatch({ required }: Pick<MatchExplanation, "required">): boolean {
  const has = required.filter((skill) => skill.has).length;
  return has > 0 && has * 2 >= required.length;
}

/** What a job asks for, to compute the match in the browser: a visitor sends us nothing (RULES: Matching). */
export interface MatchAsked {
  /** Each with the key used for comparing. */
  required: [name: string, key: string][];
  preferred: [name: string, key: string][];
  level: ExperienceLevel | null;
  /** Locations in words: "Denver, CO or remote". */
  location: string;
  /** Search terms for the locations (private.place_terms); null for remote work. */
  places: string[] | null;
  /** The company's values. */
  culture: CultureValue[];
}
