import type { CountedPart, JobFilter } from "@contracts/job-filter";
import { queryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";

/** How many jobs each option of these parts of a filter would give beside the rest of it. */
export const jobCountsQuery = (parts: readonly CountedPart[], query: string, filter: JobFilter) =>
  queryOptions({
    queryKey: publicJobKeys.counts(parts, query, filter),
    queryFn: ({ signal }) =>
      callProcedure("count_jobs_by", { p_by: [...parts], p_query: query, p_filter: filter }, { signal }),
    // Options can be chosen without their numbers.
    meta: { silent: true },
  });
