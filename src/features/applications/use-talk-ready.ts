import { conversationQuery } from "@/data/conversations/conversation-query";
import { interviewsQuery } from "@/data/interviews/interviews-query";
import { offersQuery } from "@/data/offers/offers-query";
import { useEagerInfiniteQuery, useEagerQuery } from "@/lib/use-eager-query";

/** Whether what was said, proposed and offered about an application has come, or cannot: shown before, the page would move when it does. True of none. */
export function useTalkReady(applicationId: string | undefined): boolean {
  const id = applicationId ?? "";
  const asked = { enabled: applicationId !== undefined, meta: { silent: true } };
  const pending = [
    useEagerInfiniteQuery({ ...conversationQuery(id), ...asked }).isPending,
    useEagerQuery({ ...interviewsQuery(id), ...asked }).isPending,
    useEagerQuery({ ...offersQuery(id), ...asked }).isPending,
  ];
  return applicationId === undefined || !pending.includes(true);
}
