import { queryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";

/** What the candidate has saved last, as the dashboard shows it. */
export const newestSavedQuery = () =>
  queryOptions({
    queryKey: publicJobKeys.newestSaved(),
    queryFn: ({ signal }) => callProcedure("get_saved_jobs", { p_limit: 3 }, { signal }),
    meta: { silent: true },
  });
