import { infiniteQueryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** An application's conversation, newest messages first, page by page. Throws AppError 404. */
export const conversationQuery = (applicationId: string) =>
  infiniteQueryOptions({
    queryKey: readingKey("get_conversation", { p_application_id: applicationId }),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "get_conversation",
        { p_application_id: applicationId, ...(pageParam !== null && { p_before: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ has_earlier, messages }) => (has_earlier ? (messages[0]?.seq ?? null) : null),
    staleTime: deskStaleTime,
  });

export const useConversation = (applicationId: string) => useEagerInfiniteQuery(conversationQuery(applicationId));
