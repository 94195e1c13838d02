import type { RecognisedSkill } from "@contracts/skills";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { skillKeys } from "@/matching/data/keys";

/** The same once, for who keeps the answer. Throws AppError. */
export const recogniseSkills = (skills: readonly string[]): Promise<RecognisedSkill[]> =>
  callProcedure("recognise_skills", { p_skills: [...skills] });

/** What the vocabulary knows of some skills, by how they are written; those not asked about yet are missing. */
export function useRecognisedSkills(skills: readonly string[]): ReadonlyMap<string, RecognisedSkill> {
  const { data } = useQuery({
    queryKey: skillKeys.recognised(skills),
    queryFn: ({ signal }) => callProcedure("recognise_skills", { p_skills: [...skills] }, { signal }),
    enabled: skills.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return new Map(data?.map((skill) => [skill.written, skill]));
}
