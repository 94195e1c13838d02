import { pageSize } from "@contracts/limits";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

const partnerlessCompaniesQuery = infiniteQueryOptions({
  queryKey: adminKeys.partnerless(),
  queryFn: ({ pageParam, signal }) =>
    callProcedure(
      "search_companies",
      { p_partnerless: true, p_state: "approved", p_before: pageParam, p_limit: pageSize },
      { signal },
    ),
  initialPageParam: null as CreatedKey | null,
  getNextPageParam: ({ companies }) => nextPage(companies, createdKey),
});

/** Approved companies that have no partner, newest first. */
export const usePartnerlessCompanies = () => useEagerInfiniteQuery(partnerlessCompaniesQuery);
