import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getEnv } from "@/config/env";
import { calendarFeedQuery } from "@/interviews/data/feed-query";
import { callProcedure } from "@/lib/call-procedure";

/** Makes a new address, which ends the one before; gives it, this once. */
export function useRenewFeed(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { token, made_at } = await callProcedure("renew_calendar_feed", {});
      client.setQueryData(calendarFeedQuery(userId).queryKey, { made_at });
      return `${getEnv().VITE_SUPABASE_URL}/functions/v1/calendar-feed?token=${token}`;
    },
    meta: { errorTitle: "The address was not made" },
  });
}

/** Ends the address: nobody reads the calendar there any more. */
export function useEndFeed(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const feed = await callProcedure("end_calendar_feed", {});
      client.setQueryData(calendarFeedQuery(userId).queryKey, feed);
    },
    meta: { errorTitle: "The address was not ended", successMessage: "Your calendar has no address any more" },
  });
}
