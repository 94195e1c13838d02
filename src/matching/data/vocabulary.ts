import type { RecognisedSkill, SkillSearch } from "@contracts/matching/skills";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { useSettled } from "@/lib/use-settled";

// A field without suggestions is a field all the same.
const beside = { staleTime: 60_000, placeholderData: keepPreviousData, meta: { silent: true } };

/** The same once, for who keeps the answer. Throws AppError. */
export const recogniseSkills = (skills: readonly string[]): Promise<RecognisedSkill[]> =>
  callProcedure("recognise_skills", { p_skills: [...skills] });

/** What the vocabulary knows of some skills, by how they are written; those not asked about yet are missing. */
export function useRecognisedSkills(skills: readonly string[]): ReadonlyMap<string, RecognisedSkill> {
  const { data } = useQuery(
    procedureQuery("recognise_skills", { p_skills: [...skills] }, { enabled: skills.length > 0, ...beside }),
  );
  return new Map(data?.map((skill) => [skill.written, skill]));
}

/** Known skills that begin as what is typed, or are spelled alike; undefined before there are any, and while nothing is typed. */
export function useSkillSearch(typed: string): SkillSearch | undefined {
  const text = useSettled(typed.trim(), 120);
  const { data } = useQuery(procedureQuery("search_skills", { p_text: text }, { enabled: text !== "", ...beside }));
  return typed.trim() === "" ? undefined : data;
}

/** What a field of skills asks of the vocabulary. */
export const skillVocabulary = { useSearch: useSkillSearch, useRecognised: useRecognisedSkills };

/** The whole vocabulary, for finding skills in a text that stays in this browser. What else a file says is found without it. */
export const skillSpellingsQuery = () =>
  procedureQuery("list_skill_spellings", {}, { staleTime: 10 * 60_000, meta: { silent: true } });
