import { queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { notificationKeys } from "@/notifications/data/keys";

/** How the signed-in person is told of what happens at their chosen company. */
export const staffNoticesQuery = () =>
  queryOptions({
    queryKey: notificationKeys.staff(),
    queryFn: ({ signal }) => callProcedure("get_staff_notices", {}, { signal }),
    meta: { silent: true },
  });
