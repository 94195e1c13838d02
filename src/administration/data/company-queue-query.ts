import type { CompanyQueue } from "@contracts/company";
import { pageSize } from "@contracts/limits";
import type { PlaceKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Companies of a queue that have the words of `search`, page by page, and how many of them stand in each of them. */
const companyQueueQuery = (queue: CompanyQueue, search: string) =>
  infiniteQueryOptions({
    queryKey: adminKeys.queue(queue, search),
    queryFn: async ({ pageParam, signal }) => ({
      // Meanwhile the counts of the queue before still stand; its companies do not.
      queue,
      ...(await callProcedure(
        "list_company_queue",
        { p_queue: queue, p_search: search, p_after: pageParam, p_limit: pageSize },
        { signal },
      )),
    }),
    initialPageParam: null as PlaceKey | null,
    getNextPageParam: ({ companies }) => nextPage(companies, ({ place, id }) => ({ place, id })),
    placeholderData: keepPreviousData,
  });

export const useCompanyQueue = (queue: CompanyQueue, search: string) =>
  useEagerInfiniteQuery(companyQueueQuery(queue, search));
