import type { ReviewState } from "@contracts/company";
import { pageSize } from "@contracts/limits";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** The newest companies that have the words of `search`, as many as fit a list to choose from; of all states without one. */
export const companyChoicesQuery = (search: string, state?: ReviewState) =>
  queryOptions({
    queryKey: adminKeys.companyChoices(search, state),
    queryFn: async ({ signal }) =>
      (await callProcedure("search_companies", { p_search: search, p_state: state, p_limit: pageSize }, { signal }))
        .companies,
    placeholderData: keepPreviousData,
  });
