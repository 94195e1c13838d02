import type { ViewedKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery, readingKey } from "@/lib/procedure-query";

/** Work history and education of the signed-in candidate, as they are edited; another tab may have saved them. */
export const historyQuery = () => procedureQuery("get_my_history", {}, { meta: { silent: true } });

/** What the signed-in candidate would like of a job. */
export const preferencesQuery = () => procedureQuery("get_my_preferences", {}, { meta: { silent: true } });

/** What others read of the signed-in candidate, from what serves those others. The profile may have been edited just before. */
export const previewQuery = () => procedureQuery("get_my_preview", {}, { staleTime: 0, meta: { silent: true } });

/** Rows of the first page, which stands among other things; the earlier ones come in whole pages. */
const shownFirst = 8;

/** Who has looked at the signed-in candidate: lately, then earlier. */
export const profileViewsQuery = () =>
  infiniteQueryOptions({
    queryKey: readingKey("list_profile_views", {}),
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
