import type { ViewedKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { candidateKeys } from "@/candidates/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Rows of the first page, which stands among other things; the earlier ones come in whole pages. */
const shownFirst = 8;

/** Who has looked at the signed-in candidate: lately, then earlier. */
export const profileViewsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: candidateKeys.views(userId),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "list_profile_views",
        { p_before: pageParam, p_limit: pageParam === null ? shownFirst : undefined },
        { signal },
      ),
    initialPageParam: null as ViewedKey | null,
    getNextPageParam: ({ next }) => next,
    meta: { silent: true },
  });
