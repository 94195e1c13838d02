import { queryOptions } from "@tanstack/react-query";
import { candidateKeys } from "@/candidates/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** What others read of the signed-in candidate, from what serves those others. */
export const previewQuery = (userId: string) =>
  queryOptions({
    queryKey: candidateKeys.preview(userId),
    queryFn: ({ signal }) => callProcedure("get_my_preview", {}, { signal }),
    // The profile may have been edited just before.
    staleTime: 0,
    meta: { silent: true },
  });
