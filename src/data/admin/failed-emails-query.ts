import { pageSize } from "@contracts/limits";
import type { FailedKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/data/admin/keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Mails that were given up, the last one first, and how many there are. */
const failedEmailsQuery = infiniteQueryOptions({
  queryKey: adminKeys.failedEmails(),
  queryFn: ({ pageParam, signal }) =>
    callProcedure("list_failed_emails", { p_before: pageParam, p_limit: pageSize }, { signal }),
  initialPageParam: null as FailedKey | null,
  getNextPageParam: ({ emails }) => nextPage(emails, ({ failed_at, id }) => ({ failedAt: failed_at, id })),
});

export const useFailedEmails = () => useEagerInfiniteQuery(failedEmailsQuery);
