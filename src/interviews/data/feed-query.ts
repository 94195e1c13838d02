import { queryOptions } from "@tanstack/react-query";
import { calendarKeys } from "@/interviews/data/calendar-keys";
import { callProcedure } from "@/lib/call-procedure";

/** Whether the reader's calendar can be read at a secret address, and since when. */
export const calendarFeedQuery = (userId: string) =>
  queryOptions({
    queryKey: calendarKeys.feed(userId),
    queryFn: ({ signal }) => callProcedure("get_calendar_feed", {}, { signal }),
  });
