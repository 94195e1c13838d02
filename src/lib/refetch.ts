import type { QueryClient } from "@tanstack/react-query";
import type { Reading } from "@/lib/procedure-query";

/** Arguments of reads; those a read doesn't take are ignored. */
export type About = Readonly<Record<string, unknown>>;

interface Refetch {
  /** Skips reads with other arguments. */
  about?: About | undefined;
  /** Only marked as stale, even if active. */
  refetchType?: "none" | undefined;
}

/** Whether a query holds one of these reads, with these arguments. */
export const answers =
  (readings: readonly Reading[], about: About = {}) =>
  ({ queryKey: [reading, args] }: { queryKey: readonly unknown[] }) =>
    readings.includes(reading as Reading) &&
    Object.entries(about).every(([name, value]) => [undefined, value].includes((args as About)[name]));

/** Refetches reads; resolves once active ones have loaded. */
export const refetch = (client: QueryClient, readings: readonly Reading[], { about, refetchType }: Refetch = {}) =>
  client.invalidateQueries({
    predicate: answers(readings, about),
    ...(refetchType && { refetchType }),
  });
