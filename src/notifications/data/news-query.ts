import { queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";

/** How often to poll for news without pushed changes, in ms. */
export const pollMs = 10_000;

/** And with them: users with notifications off get no push about messages outside the open conversation. */
export const slowPollMs = 60_000;

/**
 * A user's news, including the open application's conversation. Polled only while the page is visible and online, and right away
 * when either returns. Silent: the next poll is soon.
 */
export const newsQuery = (userId: string, applicationId: string | null) =>
  queryOptions({
    // Keyed by user: it starts with their frame's data.
    queryKey: [...readingKey("get_news", { p_application_id: applicationId }), userId],
    queryFn: ({ signal }) =>
      callProcedure("get_news", applicationId ? { p_application_id: applicationId } : {}, { signal }),
    staleTime: pollMs,
    refetchOnWindowFocus: "always",
    networkMode: "online",
    retry: false,
    meta: { silent: true },
  });
