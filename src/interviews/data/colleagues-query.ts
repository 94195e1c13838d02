import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { interviewKeys } from "@/interviews/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Who can take part in an interview, and in which zone the candidate reads times. Throws AppError 403, 404 or 409. */
export const interviewColleaguesQuery = (applicationId: string) =>
  queryOptions({
    queryKey: interviewKeys.colleagues(applicationId),
    queryFn: ({ signal }) => callProcedure("get_interview_colleagues", { p_application_id: applicationId }, { signal }),
    staleTime: deskStaleTime,
  });

interface Asked {
  people: string[];
  /** When each time begins. */
  slots: string[];
  minutes: number;
  /** The interview that is moved. */
  interviewId?: string | undefined;
}

/** Which of them have something else at these times. A warning and no more: times can be sent without it. */
export const busyColleaguesQuery = (applicationId: string, asked: Asked) =>
  queryOptions({
    queryKey: interviewKeys.busy(applicationId, asked),
    queryFn: ({ signal }) =>
      callProcedure(
        "get_busy_colleagues",
        {
          p_application_id: applicationId,
          p_user_ids: asked.people,
          p_slots: asked.slots,
          p_minutes: asked.minutes,
          ...(asked.interviewId && { p_interview_id: asked.interviewId }),
        },
        { signal },
      ),
    enabled: asked.people.length > 0 && asked.slots.length > 0,
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
    meta: { silent: true },
  });
