import { pageSize } from "@contracts/limits";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { partnerKeys } from "@/partners/data/keys";

/** Whom the company has put forward for what, and how they answered, newest first. */
export const putForwardsQuery = infiniteQueryOptions({
  queryKey: partnerKeys.putForwards(),
  queryFn: ({ pageParam, signal }) =>
    callProcedure("list_put_forwards", { p_before: pageParam, p_limit: pageSize }, { signal }),
  initialPageParam: null as CreatedKey | null,
  getNextPageParam: (page) => nextPage(page.put_forwards, createdKey),
  staleTime: deskStaleTime,
});
