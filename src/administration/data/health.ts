import type { ErrorState } from "@contracts/administration/health";
import { nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { useEagerInfiniteQuery, useEagerQuery } from "@/lib/use-eager-query";

/** The platform's health, refetched every minute while visible. */
export const useHealthReport = () =>
  useEagerQuery({ ...procedureQuery("get_health_report", {}), refetchInterval: 60_000 });

/** Unexpected errors of a state, last seen first. */
export const useErrors = (state: ErrorState) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_errors",
      { p_state: state },
      { before: ({ errors }) => nextPage(errors, ({ last_seen_at, id }) => ({ lastSeenAt: last_seen_at, id })) },
    ),
  );

/** Throws AppError 404 when it is no longer listed. */
export const useSetErrorState = () =>
  useProcedure(
    "set_error_state",
    ({ id, state }: { id: string; state: ErrorState }) => ({ p_id: id, p_state: state }),
    {
      meta: { errorTitle: "The error wasn't marked" },
    },
  );

/** Returns why the run failed, or null. */
export const useRunSchedule = () =>
  useProcedure("run_schedule_now", (name: string) => ({ p_name: name }), {
    meta: { errorTitle: "This couldn't be run" },
  });
