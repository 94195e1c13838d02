import type { ContactQueue } from "@contracts/contact";
import { pageSize } from "@contracts/limits";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Messages of the contact page that are open or answered, written last first, and how many are open. */
const messagesQuery = (queue: ContactQueue) =>
  infiniteQueryOptions({
    queryKey: adminKeys.messages(queue),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("list_contact_messages", { p_queue: queue, p_before: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as CreatedKey | null,
    getNextPageParam: ({ messages }) => nextPage(messages, createdKey),
  });

export const useMessages = (queue: ContactQueue) => useEagerInfiniteQuery(messagesQuery(queue));
