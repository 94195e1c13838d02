import { pageSize } from "@contracts/limits";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { type Before, nextPage } from "@/data/applications/paging";
import { callProcedure } from "@/lib/call-procedure";

/** The candidate's applications, newest first, page by page; `total` counts all of them. */
export const myApplicationsQuery = () =>
  infiniteQueryOptions({
    queryKey: applicationKeys.candidateList(),
    queryFn: ({ pageParam }) => callProcedure("get_my_applications", { p_before: pageParam, p_limit: pageSize }),
    initialPageParam: null as Before,
    getNextPageParam: ({ applications }) => nextPage(applications),
    placeholderData: keepPreviousData,
  });
