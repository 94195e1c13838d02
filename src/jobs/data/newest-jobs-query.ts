import { queryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";

/** The newest visible jobs, so many of them. Anyone may ask. */
export const newestJobsQuery = (amount: number) =>
  queryOptions({
    queryKey: publicJobKeys.newest(amount),
    queryFn: ({ signal }) => callProcedure("search_jobs", { p_limit: amount }, { signal }),
  });
