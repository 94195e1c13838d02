import type { RecognisedSkill, SkillSearch } from "@contracts/matching/skills";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { useTypedSearch } from "@/lib/use-typed-search";

// The field works without suggestions.
const beside = { staleTime: 60_000, placeholderData: keepPreviousData, meta: { silent: true } };

/** The same once, for callers that store the result. Throws AppError. */
export const recogniseSkills = (skills: readonly string[]): Promise<RecognisedSkill[]> =>
  callProcedure("recognise_skills", { p_skills: [...skills] });

/** The vocabulary's entries for skills, by spelling; those not looked up yet are missing. */
export function useRecognisedSkills(skills: readonly string[]): ReadonlyMap<string, RecognisedSkill> {
  const { data } = useQuery(
    procedureQuery("recognise_skills", { p_skills: [...skills] }, { enabled: skills.length > 0, ...beside }),
  );
  return new Map(data?.map((skill) => [skill.written, skill]));
}

/**
 * Known skills that start with the typed text, or have a similar spelling; undefined before any have loaded, and without text.
 * `isLate`: they are still those of what was typed before.
 */
export function useLateSkillSearch(typed: string): { found: SkillSearch | undefined; isLate: boolean } {
  const wanted = typed.trim();
  const { data, isLate } = useTypedSearch(
    wanted,
    (text) => procedureQuery("search_skills", { p_text: text }, { enabled: text !== "", ...beside }),
    120,
  );
  return wanted === "" ? { found: undefined, isLate: false } : { found: data, isLate };
}

export const useSkillSearch = (typed: string): SkillSearch | undefined => useLateSkillSearch(typed).found;

export const skillVocabulary = { useSearch: useSkillSearch, useRecognised: useRecognisedSkills };

/** The whole vocabulary, for finding skills in a text that stays in this browser. The rest of a file is parsed without it. */
export const skillSpellingsQuery = () =>
  procedureQuery("list_skill_spellings", {}, { staleTime: 10 * 60_000, meta: { silent: true } });
