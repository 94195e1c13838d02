import type { ExperienceLevel } from "@contracts/enums";
import type { MatchAsked, MatchExplanation, MatchFit } from "@contracts/match";
import { formatWords } from "@/lib/format";

/** What a visitor says they have: skills by key, years of experience, and what is said of the place they are in. */
export interface VisitorProfile {
  keys: ReadonlySet<string>;
  years: number | null;
  places: readonly string[] | null;
}

/** Years of experience from which on a level fits; private.level_years says the same. */
export const levelYears: Record<ExperienceLevel, number> = {
  entry_level: 0,
  mid_level: 2,
  senior_level: 5,
  lead: 8,
  executive: 12,
};

function levelFit(level: ExperienceLevel, years: number | null): MatchFit {
  if (years === null) return "unknown";
  if (years >= levelYears[level]) return "match";
  return years >= levelYears[level] - 2 ? "close" : "none";
}

const isState = (term: string) => term.startsWith("state ") || term.startsWith("country ");

function locationFit(asked: readonly string[] | null, here: readonly string[] | null): MatchFit {
  if (asked === null) return "match";
  if (here === null) return "unknown";
  const shared = asked.filter((term) => here.includes(term));
  if (shared.some((term) => !isState(term))) return "match";
  return shared.length > 0 ? "close" : "none";
}

const steps: Record<MatchFit, number> = { match: 2, close: 1, unknown: 1, none: 0 };
/** Rounded halves up, as private.match_order does. */
const share = (has: number, asked: number) => Math.floor((200_000 * (has + 1) + (asked + 2)) / (2 * (asked + 2)));

/**
 * The match of what a visitor ticks with what a job asks: the same picture and order as private.match_explanation gives, counted here
 * because nothing is sent (RULES: Matching).
 */
export function visitorMatch(asked: MatchAsked, profile: VisitorProfile): MatchExplanation {
  const compared = (skills: MatchAsked["required"]) =>
    skills.map(([name, key]) => ({ name, has: profile.keys.has(key) }));
  const [required, preferred] = [compared(asked.required), compared(asked.preferred)];
  const held = (skills: typeof required) => skills.filter(({ has }) => has).length;
  const level = asked.level && levelFit(asked.level, profile.years);
  const location = locationFit(asked.places, profile.places);
  return {
    required,
    preferred,
    level: asked.level && level ? { asked: formatWords(asked.level), has: null, fit: level } : null,
    location: { asked: asked.location, has: null, fit: location },
    summary:
      required.length === 0
        ? "No required skills are listed"
        : `${held(required)} of ${required.length} required skills`,
    score:
      ((share(held(required), required.length) * 131_072 + share(held(preferred), preferred.length)) * 4 +
        steps[level ?? "close"]) *
        4 +
      steps[location],
    without_skills: false,
  };
}
