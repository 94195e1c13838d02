import { offsetZone } from "@contracts/time-zones";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { isAppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";
import { browserZone, offsetMinutes, zoneName } from "@/lib/time-zones";

/** Stores a zone. One that only this browser knows is stored as its current offset. */
async function keep(name: "keep_time_zone" | "set_time_zone", zone: string, signal?: AbortSignal) {
  try {
    return await callProcedure(name, { p_zone: zone }, { signal });
  } catch (error) {
    if (!isAppError(error) || error.status !== 422) throw error;
    return callProcedure(name, { p_zone: offsetZone(offsetMinutes(zone, new Date())) }, { signal });
  }
}

/** The reader's time zone for emails; this browser's until they have one. */
export const timeZoneQuery = () =>
  queryOptions({
    queryKey: readingKey("keep_time_zone", {}),
    queryFn: ({ signal }) => keep("keep_time_zone", browserZone(), signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Changes the time zone, effective right away. */
export function useSetTimeZone() {
  const client = useQueryClient();
  const { queryKey } = timeZoneQuery();
  return useMutation({
    mutationFn: (zone: string) => keep("set_time_zone", zone),
    scope: { id: "time zone" },
    onMutate: async (zone) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { zone });
    },
    onSuccess: (kept) => client.setQueryData(queryKey, kept),
    onError: () => client.invalidateQueries({ queryKey }),
    meta: {
      errorTitle: "Your time zone wasn't changed",
      successMessage: ({ zone }: { zone: string }, chosen: string) =>
        zone === chosen ? null : `We don't know ${zoneName(chosen)} yet. Times are in ${zoneName(zone)}.`,
    },
  });
}
