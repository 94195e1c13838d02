import type { ViewedKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery, readingKey } from "@/lib/procedure-query";

/** The signed-in candidate's work history and education for editing; another tab may have saved them. */
export const historyQuery = () => procedureQuery("get_my_history", {}, { meta: { silent: true } });

export const preferencesQuery = () => procedureQuery("get_my_preferences", {}, { meta: { silent: true } });

/** What others see of the signed-in candidate, from the endpoint that serves them. The profile may have just been edited. */
export const previewQuery = () => procedureQuery("get_my_preview", {}, { staleTime: 0, meta: { silent: true } });

/** The length of the first page, which shares its screen; earlier views come in full pages. */
const shownFirst = 8;

/** Profile views of the signed-in candidate: recent ones, then earlier ones. */
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
