import type { MyApplicationsFilter } from "@contracts/application";
import { pageSize } from "@contracts/limits";
import type { AppliedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";

/** The candidate's applications, newest first, page by page; `total` counts all of them, whatever is looked for. */
export const myApplicationsQuery = (filter: MyApplicationsFilter = {}) =>
  infiniteQueryOptions({
    queryKey: applicationKeys.candidateList(filter),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("get_my_applications", { p_before: pageParam, p_limit: pageSize, p_filter: filter }, { signal }),
    initialPageParam: null as AppliedKey | null,
    getNextPageParam: ({ applications }) =>
      nextPage(applications, ({ applied_at, id }) => ({ appliedAt: applied_at, id })),
    placeholderData: keepPreviousData,
  });
