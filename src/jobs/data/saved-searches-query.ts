import { queryOptions } from "@tanstack/react-query";
import { savedSearchKeys } from "@/jobs/data/saved-search-keys";
import { callProcedure } from "@/lib/call-procedure";

/** The searches the candidate has saved, newest first. */
export const savedSearchesQuery = () =>
  queryOptions({
    queryKey: savedSearchKeys.all,
    queryFn: ({ signal }) => callProcedure("get_saved_searches", {}, { signal }),
  });
