import { pageSize } from "@contracts/limits";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { partnerKeys } from "@/partners/data/keys";

/** What the signed-in candidate was asked by who manages them, and how it was answered, newest first. */
export const askedPutForwardsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: partnerKeys.asked(userId),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("list_my_put_forwards", { p_before: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as CreatedKey | null,
    getNextPageParam: (page) => nextPage(page.put_forwards, createdKey),
    meta: { silent: true },
  });
