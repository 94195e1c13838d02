import { queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { skillKeys } from "@/matching/data/keys";

/** The whole vocabulary, for finding skills in a text that stays in this browser. */
export const skillSpellingsQuery = () =>
  queryOptions({
    queryKey: skillKeys.spellings(),
    queryFn: ({ signal }) => callProcedure("list_skill_spellings", {}, { signal }),
    staleTime: 10 * 60_000,
    // What else a file says is found without it.
    meta: { silent: true },
  });
