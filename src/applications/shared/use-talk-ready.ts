import { conversationQuery } from "@/conversations/data/conversation-query";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { useEagerInfiniteQuery, useEagerQuery } from "@/lib/use-eager-query";
import { offersQuery } from "@/offers/data/offers";

/**
 * Whether what was proposed and offered about an application has come, or cannot, and what was said where that shows at once: shown
 * before, the page would move when it does. True of none.
 */
export function useTalkReady(applicationId: string | undefined, showsConversation: boolean): boolean {
  const id = applicationId ?? "";
  const asked = { enabled: applicationId !== undefined, meta: { silent: true } };
  const said = useEagerInfiniteQuery({
    ...conversationQuery(id),
    ...asked,
    enabled: asked.enabled && showsConversation,
  });
  const proposed = useEagerQuery({ ...interviewsQuery(id), ...asked });
  const offered = useEagerQuery({ ...offersQuery(id), ...asked });
  // One that is not asked for is not loading.
  return !(said.isLoading || proposed.isLoading || offered.isLoading);
}
