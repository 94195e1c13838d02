import type { SkillSearch } from "@contracts/skills";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { useSettled } from "@/lib/use-settled";
import { skillKeys } from "@/matching/data/keys";

/** Known skills that begin as what is typed, or are spelled alike; undefined before there are any, and while nothing is typed. */
export function useSkillSearch(typed: string): SkillSearch | undefined {
  const text = useSettled(typed.trim(), 120);
  const { data } = useQuery({
    queryKey: skillKeys.search(text),
    queryFn: ({ signal }) => callProcedure("search_skills", { p_text: text }, { signal }),
    enabled: text !== "",
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    // A field without suggestions is a field all the same.
    meta: { silent: true },
  });
  return typed.trim() === "" ? undefined : data;
}
