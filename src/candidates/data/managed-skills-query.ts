import { queryOptions } from "@tanstack/react-query";
import { candidateKeys } from "@/candidates/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** The skills the managed candidates have, the most frequent first, of those with `search` in them. */
export const managedSkillsQuery = (search: string) =>
  queryOptions({
    queryKey: candidateKeys.managedSkills(search),
    queryFn: ({ signal }) => callProcedure("search_managed_skills", { p_search: search }, { signal }),
    meta: { silent: true },
  });
