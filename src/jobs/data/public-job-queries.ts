import type { ListedJob } from "@contracts/candidates/candidate";
import { type CountedPart, type JobFilter, type JobOrder, mostToOrder } from "@contracts/jobs/job-filter";
import { keepPreviousData, type QueryFunctionContext } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage, postedKey } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";

/** Filter and order besides the search; only sent if set. */
interface Narrowed {
  filter?: JobFilter;
  /** Best match first is for candidates. */
  order?: JobOrder;
}

const narrowedBy = ({ filter = {}, order = "newest" }: Narrowed) => ({
  ...(Object.keys(filter).length > 0 && { p_filter: filter }),
  ...(order === "match" && { p_order: order }),
});

/** The start of the next page in this order. */
const pageAfter =
  (order: JobOrder) =>
  ({ jobs }: { jobs: ListedJob[] }) =>
    nextPage(jobs, (job) => ({ ...postedKey(job), ...(order === "match" && { score: job.match?.score ?? 0 }) }));

/** Visible jobs matching search and filter, page by page; an empty query lists all. Public. */
export const searchJobsQuery = (query: string, { filter = {}, order = "newest" }: Narrowed = {}) =>
  procedurePages(
    "search_jobs",
    { p_query: query, ...narrowedBy({ filter, order }) },
    {
      after: pageAfter(order),
      placeholderData: keepPreviousData,
    },
  );

/** The newest ones, to sort by match in the browser, which sends no skills. */
export const jobsToOrderQuery = (query: string, filter: JobFilter) =>
  procedureQuery("search_jobs", { p_query: query, p_limit: mostToOrder, ...narrowedBy({ filter }) });

export const newestJobsQuery = (amount: number) => procedureQuery("search_jobs", { p_limit: amount });

/** A company's open jobs, newest first or by the candidate's match, page by page; public. */
export const employerJobsQuery = (companyId: string, order: JobOrder = "newest") =>
  procedurePages("search_jobs", narrowedBy({ filter: { company: companyId }, order }), { after: pageAfter(order) });

/** How many jobs each option of these filter parts would give, combined with the rest. Options work without counts. */
export const jobCountsQuery = (parts: readonly CountedPart[], query: string, filter: JobFilter) =>
  procedureQuery("count_jobs_by", { p_by: [...parts], p_query: query, p_filter: filter }, { meta: { silent: true } });

/** An approved company's public data. Throws AppError 404 'Company not found'. */
export const employerQuery = (companyId: string) => procedureQuery("get_employer", { p_company_id: companyId });

/** A visible job; public. Throws AppError 404 'Job not found'. */
export const jobQuery = (jobId: string) => procedureQuery("get_job_details", { p_job_id: jobId });

export const jobQuestionsQuery = (jobId: string) => procedureQuery("get_job_questions", { p_job_id: jobId });

/** Open jobs similar to this one, and what is public about it once it's closed; for anyone and any job. */
export const similarJobsQuery = (jobId: string) => procedureQuery("get_similar_jobs", { p_job_id: jobId });

/**
 * The list of jobs at a worded address, such as "in/denver-co"; its first jobs come with it and are cached for the list. Throws
 * AppError 404 'Page not found'.
 */
export const landingQuery = (path: string) => ({
  ...procedureQuery("get_landing_page", { p_path: path }),
  queryFn: async ({ client, signal }: QueryFunctionContext) => {
    const page = await callProcedure("get_landing_page", { p_path: path }, { signal });
    const { queryKey } = searchJobsQuery("", { filter: page.filter });
    client.setQueryData(queryKey, (known) => known ?? { pages: [page.list], pageParams: [null] });
    return page;
  },
});
