import { queryOptions } from "@tanstack/react-query";
import { notificationKeys } from "@/data/notifications/keys";
import { callProcedure } from "@/lib/call-procedure";

/** How the signed-in person is told of what happens at their chosen company. */
export const staffNoticesQuery = () =>
  queryOptions({
    queryKey: notificationKeys.staff(),
    queryFn: ({ signal }) => callProcedure("get_staff_notices", {}, { signal }),
    meta: { silent: true },
  });
