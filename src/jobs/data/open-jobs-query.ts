import { pageSize } from "@contracts/limits";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { jobKeys } from "@/jobs/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** The newest of the company's open jobs whose title has the words of `search`, as many as fit a list to choose from. */
export const openJobsQuery = (search: string) =>
  queryOptions({
    queryKey: jobKeys.companyOpen(search),
    queryFn: async ({ signal }) =>
      (
        await callProcedure(
          "list_company_jobs",
          { p_search: search, p_status: "published", p_limit: pageSize },
          { signal },
        )
      ).jobs,
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });
