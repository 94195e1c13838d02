import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getEnv } from "@/config/env";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";

/** Whether the reader's calendar has a secret address, and since when. */
export const calendarFeedQuery = () => procedureQuery("get_calendar_feed", {});

/** Creates a new address, replacing the old one; returns it only this once. */
export function useRenewFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { token, made_at } = await callProcedure("renew_calendar_feed", {});
      client.setQueryData(calendarFeedQuery().queryKey, { made_at });
      return `${getEnv().VITE_SUPABASE_URL}/functions/v1/calendar-feed?token=${token}`;
    },
    meta: { errorTitle: "The link wasn't created" },
  });
}

export function useEndFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const feed = await callProcedure("end_calendar_feed", {});
      client.setQueryData(calendarFeedQuery().queryKey, feed);
    },
    meta: { errorTitle: "The link wasn't turned off", successMessage: "Calendar link turned off" },
  });
}
