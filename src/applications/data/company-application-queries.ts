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

/** Where a company's list of applications goes on after this row, in whichever order. */
export const applicationKey = ({
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

/** Where its next page begins, or null after the last. */
export const nextApplications = ({
  applications,
  begun,
}: ApplicationPage<JobApplicationListItem | CompanyApplicationListItem>): ApplicationKey | null =>
  nextPage(applications, (row) => keyWithin(row, begun));

/** The same, with the jobs listed so far where the order goes by jobs. */
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
    // Its page says so in its place, also when it was there before.
    { staleTime: deskStaleTime, meta: { silent: isMissing } },
  );

export const useCompanyApplication = (applicationId: string) => useEagerQuery(companyApplicationQuery(applicationId));

/** The applications of all the company's jobs that a filter lets through, in an order; with the first page how many there are. */
export const companyApplicationsQuery = (filter: ApplicationFilter, order: ApplicationOrder) =>
  procedurePages(
    "get_company_applications",
    { p_filter: filter, p_sort: order },
    { before: nextApplications, ...list },
  );

/** The same of one job. */
export const jobApplicationsQuery = (jobId: string, filter: ApplicationFilter, order: ApplicationOrder) =>
  procedurePages(
    "get_job_applications",
    { p_job_id: jobId, p_filter: filter, p_sort: order },
    { before: nextApplications, ...list },
  );

export const useJobApplications = (jobId: string, filter: ApplicationFilter, order: ApplicationOrder) =>
  useInfiniteQuery(jobApplicationsQuery(jobId, filter, order));

/** How many cards a column begins with; it goes on through get_job_applications with its stage, after applicationKey of its last card. */
export const boardColumnSize = 12;

/** A job's board: the beginning of every stage, in one order. The filter's stage is left aside. */
export const jobBoardQuery = (jobId: string, filter: ApplicationFilter, order: ApplicationOrder) =>
  procedureQuery("get_job_board", { p_job_id: jobId, p_filter: filter, p_sort: order, p_limit: boardColumnSize }, list);

/** What a change would do to these applications now; a move to rejected is asked about before its reason is known. */
export const changePreviewQuery = (ids: readonly string[], change: BulkChange | { to: "rejected" }) =>
  procedureQuery(
    "preview_applications_change",
    { p_ids: [...ids], p_change: change },
    // They may have been moved since.
    { select: ({ outcomes }) => outcomes, placeholderData: keepPreviousData, staleTime: 0 },
  );
