import type { MyApplicationsFilter } from "@contracts/applications/application";
import { keepPreviousData } from "@tanstack/react-query";
import { appliedKey, nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";

/** The counts of Activity Summary. */
export const candidateActivityQuery = () => procedureQuery("get_candidate_activity", {});

/** What of the candidate's applications moved forward this week, and which promised answers are late. */
export const candidateDashboardQuery = () => procedureQuery("get_candidate_dashboard", {}, { meta: { silent: true } });

/** One application of the candidate with its answers, history and match. Throws AppError 404 for any other. */
export const myApplicationQuery = (applicationId: string) =>
  procedureQuery("get_my_application", { p_application_id: applicationId });

/** The candidate's applications, newest first, page by page; `total` counts all of them, whatever is looked for. */
export const myApplicationsQuery = (filter: MyApplicationsFilter = {}) =>
  procedurePages(
    "get_my_applications",
    { p_filter: filter },
    { before: ({ applications }) => nextPage(applications, appliedKey), placeholderData: keepPreviousData },
  );

/** What the candidate keeps of applications to companies that were deleted, newest first. */
export const pastApplicationsQuery = () => procedureQuery("get_past_applications", {});
