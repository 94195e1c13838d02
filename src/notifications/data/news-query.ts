import { queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";

/** How often it is asked whether something is new where nothing tells, in ms. */
export const pollMs = 10_000;

/** And where something tells: whoever wants no notices is told of no message outside the conversation that is open. */
export const slowPollMs = 60_000;

/**
 * What is new for somebody, and in the conversation of an application that is open. Asked for only while the page is in view and there is
 * a network, at once when either comes back. Silent: the next time is near.
 */
export const newsQuery = (userId: string, applicationId: string | null) =>
  queryOptions({
    // Of somebody: it begins with what their frame says.
    queryKey: [...readingKey("get_news", { p_application_id: applicationId }), userId],
    queryFn: ({ signal }) =>
      callProcedure("get_news", applicationId ? { p_application_id: applicationId } : {}, { signal }),
    staleTime: pollMs,
    refetchOnWindowFocus: "always",
    networkMode: "online",
    retry: false,
    meta: { silent: true },
  });
