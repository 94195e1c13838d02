import { conversationQuery } from "@/conversations/data/conversation-query";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { useEagerInfiniteQuery, useEagerQuery } from "@/lib/use-eager-query";
import { offersQuery } from "@/offers/data/offers";

/**
 * Whether an application's proposals and offers have loaded or failed, plus its messages where they show right away: shown earlier,
 * the page would shift. True without an application.
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
  // Disabled queries aren't loading.
  return !(said.isLoading || proposed.isLoading || offered.isLoading);
}
