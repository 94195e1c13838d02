import type { CompanyPlanFilter, ReviewState } from "@contracts/company";
import { pageSize } from "@contracts/limits";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** What a list of companies is narrowed to; null: everything. */
export interface CompanyFilters {
  search: string;
  plan: CompanyPlanFilter | null;
  state: ReviewState | null;
}

const companiesQuery = ({ search, plan, state }: CompanyFilters) =>
  infiniteQueryOptions({
    queryKey: adminKeys.companies(search, plan, state),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "search_companies",
        {
          p_search: search,
          p_plan: plan ?? undefined,
          p_state: state ?? undefined,
          p_before: pageParam,
          p_limit: pageSize,
        },
        { signal },
      ),
    initialPageParam: null as CreatedKey | null,
    getNextPageParam: ({ companies }) => nextPage(companies, createdKey),
    placeholderData: keepPreviousData,
  });

/** Every company with its plan, newest first, page by page. */
export const useCompanies = (filters: CompanyFilters) => useEagerInfiniteQuery(companiesQuery(filters));
