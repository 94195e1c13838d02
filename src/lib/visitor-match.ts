import type { CultureValue, ExperienceLevel } from "@contracts/enums";
import type { MatchAsked, MatchExplanation, MatchFit } from "@contracts/matching/match";
import { formatWords } from "@/lib/format";

/** A visitor's claims: skills by key, years of experience, terms for their location, and ways of working. */
export interface VisitorProfile {
  keys: ReadonlySet<string>;
  years: number | null;
  places: readonly string[] | null;
  culture: readonly CultureValue[];
}

/** The years of experience from which a level fits; as in private.level_years. */
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
/** Rounds half up, as in private.match_order. */
const share = (has: number, asked: number) => Math.floor((200_000 * (has + 1) + (asked + 2)) / (2 * (asked + 2)));

/** As in private.culture_order: of at most eight, so each share is an integer out of 2,520; one half if nothing is asked or known. */
const cultureOrder = (has: number | null, asked: number) =>
  has === null ? 1260 : Math.floor((2520 * (has + 1)) / (asked + 2));

/**
 * A visitor's match with a job's requirements: the same contents and order as private.match_explanation, computed here because
 * nothing is sent (RULES: Matching).
 */
export function visitorMatch(asked: MatchAsked, profile: VisitorProfile): MatchExplanation {
  const compared = (skills: MatchAsked["required"]) =>
    skills.map(([name, key]) => ({ name, has: profile.keys.has(key) }));
  const [required, preferred] = [compared(asked.required), compared(asked.preferred)];
  const held = (skills: readonly { has: boolean }[]) => skills.filter(({ has }) => has).length;
  const level = asked.level && levelFit(asked.level, profile.years);
  const location = locationFit(asked.places, profile.places);
  const culture = asked.culture.map((name) => ({ name, has: profile.culture.includes(name) }));
  const knowsCulture = profile.culture.length > 0;
  return {
    required,
    preferred,
    level: asked.level && level ? { asked: formatWords(asked.level), has: null, fit: level } : null,
    location: { asked: asked.location, has: null, fit: location },
    culture: culture.length > 0 ? culture : null,
    summary:
      required.length === 0
        ? "No required skills are listed"
        : `${held(required)} of ${required.length} required skills`,
    score:
      (((share(held(required), required.length) * 131_072 + share(held(preferred), preferred.length)) * 4 +
        steps[level ?? "close"]) *
        4 +
        steps[location]) *
        4096 +
      cultureOrder(knowsCulture ? held(culture) : null, culture.length),
    without_skills: false,
    without_culture: culture.length > 0 && !knowsCulture,
  };
}
