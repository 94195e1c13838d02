import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { calendarKeys } from "@/data/calendar/keys";
import { callProcedure } from "@/lib/call-procedure";
import { browserZone } from "@/lib/time-zones";

/** The zone in which the reader is told times by mail; who has none yet gets this browser's. */
export const timeZoneQuery = (userId: string) =>
  queryOptions({
    queryKey: calendarKeys.zone(userId),
    queryFn: ({ signal }) => callProcedure("keep_time_zone", { p_zone: browserZone() }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Chooses another one, which stands so at once. */
export function useSetTimeZone(userId: string) {
  const client = useQueryClient();
  const { queryKey } = timeZoneQuery(userId);
  return useMutation({
    mutationFn: (zone: string) => callProcedure("set_time_zone", { p_zone: zone }),
    scope: { id: "time zone" },
    onMutate: async (zone) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { zone });
    },
    onError: () => client.invalidateQueries({ queryKey }),
    meta: { errorTitle: "The time zone was not changed" },
  });
}
