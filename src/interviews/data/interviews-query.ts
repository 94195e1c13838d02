import { queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { interviewKeys } from "@/interviews/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Proposed times and interviews of an application, as both sides read them. Throws AppError 404. */
export const interviewsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: interviewKeys.of(applicationId),
    queryFn: ({ signal }) => callProcedure("get_interviews", { p_application_id: applicationId }, { signal }),
    staleTime: deskStaleTime,
  });
