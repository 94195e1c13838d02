import type {
  ApplicationFilter,
  ApplicationOrder,
  ApplicationPage,
  BulkChange,
  CompanyApplicationListItem,
  JobApplicationListItem,
} from "@contracts/applications/application";
import type { ApplicationKey } from "@contracts/procedures";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { isMissing } from "@/lib/app-error";
import { nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useEagerQuery } from "@/lib/use-eager-query";

/** The pagination key after this row, in any order. */
const applicationKey = ({
  applied_at,
  id,
  match,
  answer_due,
  is_overdue,
  part,
  ...row
}: JobApplicationListItem | CompanyApplicationListItem): ApplicationKey => ({
  appliedAt: applied_at,
  id,
  score: match.score,
  due: answer_due,
  overdue: is_overdue,
  ...(part !== null && { part }),
  ...("job_id" in row && { jobId: row.job_id, jobTitle: row.job_title }),
});

/** The key of the next page, or null after the last. */
const nextApplications = ({
  applications,
  begun,
}: ApplicationPage<JobApplicationListItem | CompanyApplicationListItem>): ApplicationKey | null =>
  nextPage(applications, (row) => keyWithin(row, begun));

/** The key of the next page, plus the jobs listed so far if ordered by job. */
export const keyWithin = (
  row: JobApplicationListItem | CompanyApplicationListItem,
  begun: ApplicationPage["begun"],
): ApplicationKey => (begun ? { ...applicationKey(row), begun } : applicationKey(row));

const list = { placeholderData: keepPreviousData, staleTime: deskStaleTime };

/** An application with candidate, answers, history and match, as the company may read it. Throws AppError 404. */
export const companyApplicationQuery = (applicationId: string) =>
  procedureQuery(
    "get_application_detail",
    { p_application_id: applicationId },
    // Its page shows the error in place, even over older data.
    { staleTime: deskStaleTime, meta: { silent: isMissing } },
  );

export const useCompanyApplication = (applicationId: string) => useEagerQuery(companyApplicationQuery(applicationId));

export const companyApplicationsQuery = (filter: ApplicationFilter, order: ApplicationOrder) =>
  procedurePages(
    "get_company_applications",
    { p_filter: filter, p_sort: order },
    { before: nextApplications, ...list },
  );

export const jobApplicationsQuery = (jobId: string, filter: ApplicationFilter, order: ApplicationOrder) =>
  procedurePages(
    "get_job_applications",
    { p_job_id: jobId, p_filter: filter, p_sort: order },
    { before: nextApplications, ...list },
  );

export const useJobApplications = (jobId: string, filter: ApplicationFilter, order: ApplicationOrder) =>
  useInfiniteQuery(jobApplicationsQuery(jobId, filter, order));

/** The first page of a column; get_job_applications continues it by stage, after applicationKey of its last card. */
export const boardColumnSize = 12;

/** A job's board: the first cards of every stage, in one order. Ignores the filter's stage. */
export const jobBoardQuery = (jobId: string, filter: ApplicationFilter, order: ApplicationOrder) =>
  procedureQuery("get_job_board", { p_job_id: jobId, p_filter: filter, p_sort: order, p_limit: boardColumnSize }, list);

/** Previews a change of these applications; rejecting is previewed before its reason is known. */
export const changePreviewQuery = (ids: readonly string[], change: BulkChange | { to: "rejected" }) =>
  procedureQuery(
    "preview_applications_change",
    { p_ids: [...ids], p_change: change },
    // They may have been moved since.
    { select: ({ outcomes }) => outcomes, placeholderData: keepPreviousData, staleTime: 0 },
  );
