import type { ReportQueue } from "@contracts/job-report";
import { pageSize } from "@contracts/limits";
import type { PlaceKey } from "@contracts/procedures";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Reported messages that wait, the longest first, or the last decided ones; and how many wait. */
const reportedMessagesQuery = (queue: ReportQueue) =>
  infiniteQueryOptions({
    queryKey: adminKeys.reportedMessages(queue),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("list_reported_messages", { p_queue: queue, p_after: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as PlaceKey | null,
    getNextPageParam: ({ messages }) => nextPage(messages, ({ place, id }) => ({ place, id })),
  });

export const useReportedMessages = (queue: ReportQueue) => useEagerInfiniteQuery(reportedMessagesQuery(queue));
