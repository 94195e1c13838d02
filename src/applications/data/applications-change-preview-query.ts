import type { BulkChange } from "@contracts/application";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** What a change would do to these applications now; a move to rejected is asked about before its reason is known. */
export const changePreviewQuery = (ids: readonly string[], change: BulkChange | { to: "rejected" }) =>
  queryOptions({
    queryKey: applicationKeys.changePreview(ids, change),
    queryFn: async ({ signal }) =>
      (await callProcedure("preview_applications_change", { p_ids: [...ids], p_change: change }, { signal })).outcomes,
    placeholderData: keepPreviousData,
    // They may have been moved since.
    staleTime: 0,
  });
