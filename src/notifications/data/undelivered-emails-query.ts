import type { UndeliveredQueue } from "@contracts/email";
import { pageSize } from "@contracts/limits";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Mails of a queue that did not go out, written last first, and how many there are in both. */
const undeliveredEmailsQuery = (queue: UndeliveredQueue) =>
  infiniteQueryOptions({
    queryKey: adminKeys.undeliveredEmails(queue),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("list_undelivered_emails", { p_queue: queue, p_before: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as CreatedKey | null,
    getNextPageParam: ({ emails }) => nextPage(emails, createdKey),
  });

export const useUndeliveredEmails = (queue: UndeliveredQueue) => useEagerInfiniteQuery(undeliveredEmailsQuery(queue));
