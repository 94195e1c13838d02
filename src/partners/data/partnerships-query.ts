import { pageSize } from "@contracts/limits";
import type { PartnershipFilter } from "@contracts/partnership";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Partnerships of companies whose names have `search`, newest first, and how many companies and partnerships there are in all. */
const partnershipsQuery = (shares: PartnershipFilter, search: string) =>
  infiniteQueryOptions({
    queryKey: adminKeys.partnerships(shares, search),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "list_partnerships",
        { p_search: search, p_shares: shares, p_before: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as CreatedKey | null,
    getNextPageParam: ({ partnerships }) => nextPage(partnerships, createdKey),
    placeholderData: keepPreviousData,
  });

export const usePartnerships = (shares: PartnershipFilter, search: string) =>
  useEagerInfiniteQuery(partnershipsQuery(shares, search));
