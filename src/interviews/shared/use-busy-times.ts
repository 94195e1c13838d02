import type { BusyTime } from "@contracts/interviews/interview";
import { useQueries } from "@tanstack/react-query";
import { type AskedBusy, busyTimesQuery } from "@/interviews/data/interview-queries";
import { weekBounds } from "@/interviews/model/week";

interface BusyTimes {
  /** Undefined until a week has loaded, so that no one is shown as free by mistake. */
  busy: BusyTime[] | undefined;
  isFailed: boolean;
}

export const useBusyTimes = (
  applicationId: string,
  mondays: readonly string[],
  zone: string,
  asked: Omit<AskedBusy, "from" | "until">,
): BusyTimes =>
  useQueries({
    queries: mondays.map((monday) => busyTimesQuery(applicationId, { ...asked, ...weekBounds(monday, zone) })),
    combine: (weeks) => ({
      busy: weeks.every(({ data }) => data) ? weeks.flatMap(({ data }) => data ?? []) : undefined,
      isFailed: weeks.some(({ data, isError }) => isError && !data),
    }),
  });
