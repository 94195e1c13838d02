import type { MyApplicationsFilter } from "@contracts/applications/application";
import { keepPreviousData } from "@tanstack/react-query";
import { appliedKey, nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";

export const candidateActivityQuery = () => procedureQuery("get_candidate_activity", {});

/** The candidate's applications that moved forward this week, and overdue replies. */
export const candidateDashboardQuery = () => procedureQuery("get_candidate_dashboard", {}, { meta: { silent: true } });

/** One of the candidate's applications with responses, history and match. Throws AppError 404 for others. */
export const myApplicationQuery = (applicationId: string) =>
  procedureQuery("get_my_application", { p_application_id: applicationId });

export const myApplicationsQuery = (filter: MyApplicationsFilter = {}) =>
  procedurePages(
    "get_my_applications",
    { p_filter: filter },
    { before: ({ applications }) => nextPage(applications, appliedKey), placeholderData: keepPreviousData },
  );

/** The candidate's record of applications to deleted companies, newest first. */
export const pastApplicationsQuery = () => procedureQuery("get_past_applications", {});
