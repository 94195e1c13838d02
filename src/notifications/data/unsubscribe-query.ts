import { queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { notificationKeys } from "@/notifications/data/keys";

/** What the link at the end of a mail turns off. Throws AppError 404 for one that has ended. */
export const unsubscribeQuery = (token: string) =>
  queryOptions({
    queryKey: notificationKeys.unsubscribe(token),
    queryFn: ({ signal }) => callProcedure("get_unsubscribe", { p_token: token }, { signal }),
    meta: { silent: true },
  });
