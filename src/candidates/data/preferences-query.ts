import { queryOptions } from "@tanstack/react-query";
import { candidateKeys } from "@/candidates/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** What the signed-in candidate would like of a job. */
export const preferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: candidateKeys.preferences(userId),
    queryFn: ({ signal }) => callProcedure("get_my_preferences", {}, { signal }),
    meta: { silent: true },
  });
