import type { InterviewKey, ListedInterview } from "@contracts/interview";
import { pageSize } from "@contracts/limits";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { calendarKeys } from "@/interviews/data/calendar-keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";

const next = ({ interviews }: { interviews: ListedInterview[] }) =>
  nextPage(interviews, ({ starts_at, id }) => ({ startsAt: starts_at, id }));

/** The candidate's interviews, page by page: to come, soonest first, or past, newest first. */
export const myInterviewsQuery = (isPast: boolean) =>
  infiniteQueryOptions({
    queryKey: calendarKeys.mine(isPast),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("get_my_interviews", { p_is_past: isPast, p_after: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as InterviewKey | null,
    getNextPageParam: next,
    placeholderData: keepPreviousData,
  });

/** The same of the caller's company, all of them or those they take part in. */
export const companyInterviewsQuery = (isPast: boolean, isMine: boolean) =>
  infiniteQueryOptions({
    queryKey: calendarKeys.company(isPast, isMine),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "list_company_interviews",
        { p_is_past: isPast, p_only_mine: isMine, p_after: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as InterviewKey | null,
    getNextPageParam: next,
    placeholderData: keepPreviousData,
  });
