import type { ListedInterview } from "@contracts/interviews/interview";
import { keepPreviousData } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";

/** An application's proposed times and interviews, for both sides. Throws AppError 404. */
export const interviewsQuery = (applicationId: string) =>
  procedureQuery("get_interviews", { p_application_id: applicationId }, { staleTime: deskStaleTime });

/** Possible interviewers, and the candidate's time zone. Throws AppError 403, 404 or 409. */
export const interviewColleaguesQuery = (applicationId: string) =>
  procedureQuery("get_interview_colleagues", { p_application_id: applicationId }, { staleTime: deskStaleTime });

export interface AskedBusy {
  people: readonly string[];
  from: string;
  /** At most eight days later. */
  until: string;
  /** The interview being moved. */
  interviewId?: string | undefined;
}

/** When these colleagues are busy. Only a warning: times can be sent anyway. */
export const busyTimesQuery = (applicationId: string, { people, from, until, interviewId }: AskedBusy) =>
  procedureQuery(
    "get_busy_times",
    {
      p_application_id: applicationId,
      p_user_ids: people.toSorted(),
      p_from: from,
      p_until: until,
      ...(interviewId && { p_interview_id: interviewId }),
    },
    { enabled: people.length > 0, staleTime: deskStaleTime, meta: { silent: true } },
  );

const pages = {
  after: ({ interviews }: { interviews: ListedInterview[] }) =>
    nextPage(interviews, ({ starts_at, id }) => ({ startsAt: starts_at, id })),
  placeholderData: keepPreviousData,
};

/** The candidate's interviews, page by page: to come, soonest first, or past, newest first. */
export const myInterviewsQuery = (isPast: boolean) => procedurePages("get_my_interviews", { p_is_past: isPast }, pages);

/** The same for the caller's company, all or only with their participation. */
export const companyInterviewsQuery = (isPast: boolean, isMine: boolean) =>
  procedurePages("list_company_interviews", { p_is_past: isPast, p_only_mine: isMine }, pages);
