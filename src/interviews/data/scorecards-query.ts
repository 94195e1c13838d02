import { queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { scorecardKeys } from "@/interviews/data/scorecard-keys";
import { callProcedure } from "@/lib/call-procedure";

/** The interviews of an application that have begun, the latest first, with what was found in them. Throws AppError 404. */
export const scorecardsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: scorecardKeys.of(applicationId),
    queryFn: ({ signal }) => callProcedure("get_scorecards", { p_application_id: applicationId }, { signal }),
    staleTime: deskStaleTime,
  });
