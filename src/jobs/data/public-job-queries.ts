import type { ListedJob } from "@contracts/candidates/candidate";
import { type CountedPart, type JobFilter, type JobOrder, mostToOrder } from "@contracts/jobs/job-filter";
import { keepPreviousData, type QueryFunctionContext } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage, postedKey } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";

/** What narrows and orders the list beside words; nothing of it is sent unless it is there. */
interface Narrowed {
  filter?: JobFilter;
  /** Best match first is for candidates. */
  order?: JobOrder;
}

const narrowedBy = ({ filter = {}, order = "newest" }: Narrowed) => ({
  ...(Object.keys(filter).length > 0 && { p_filter: filter }),
  ...(order === "match" && { p_order: order }),
});

/** Where the next page of a list in this order begins. */
const pageAfter =
  (order: JobOrder) =>
  ({ jobs }: { jobs: ListedJob[] }) =>
    nextPage(jobs, (job) => ({ ...postedKey(job), ...(order === "match" && { score: job.match?.score ?? 0 }) }));

/** Visible jobs whose words match the query and that fit the filter, page by page; an empty query lists all. Anyone may ask. */
export const searchJobsQuery = (query: string, { filter = {}, order = "newest" }: Narrowed = {}) =>
  procedurePages(
    "search_jobs",
    { p_query: query, ...narrowedBy({ filter, order }) },
    {
      after: pageAfter(order),
      placeholderData: keepPreviousData,
    },
  );

/** The newest of them, to be put in order where their match is counted: in the browser, which sends nothing of it. */
export const jobsToOrderQuery = (query: string, filter: JobFilter) =>
  procedureQuery("search_jobs", { p_query: query, p_limit: mostToOrder, ...narrowedBy({ filter }) });

/** The newest visible jobs, so many of them. Anyone may ask. */
export const newestJobsQuery = (amount: number) => procedureQuery("search_jobs", { p_limit: amount });

/** The open jobs of a company, newest first or by the candidate's match, page by page; anyone may ask. */
export const employerJobsQuery = (companyId: string, order: JobOrder = "newest") =>
  procedurePages("search_jobs", narrowedBy({ filter: { company: companyId }, order }), { after: pageAfter(order) });

/** How many jobs each option of these parts of a filter would give beside the rest of it. Options can be chosen without their numbers. */
export const jobCountsQuery = (parts: readonly CountedPart[], query: string, filter: JobFilter) =>
  procedureQuery("count_jobs_by", { p_by: [...parts], p_query: query, p_filter: filter }, { meta: { silent: true } });

/** An approved company as anyone sees it. Throws AppError 404 'Company not found'. */
export const employerQuery = (companyId: string) => procedureQuery("get_employer", { p_company_id: companyId });

/** A visible job; anyone may ask. Throws AppError 404 'Job not found'. */
export const jobQuery = (jobId: string) => procedureQuery("get_job_details", { p_job_id: jobId });

/** What a job asks of its applicants, in its order. */
export const jobQuestionsQuery = (jobId: string) => procedureQuery("get_job_questions", { p_job_id: jobId });

/** Open jobs that ask what this one does, and what may be said of it where it is not open any more; anyone may ask, of any job. */
export const similarJobsQuery = (jobId: string) => procedureQuery("get_similar_jobs", { p_job_id: jobId });

/**
 * The list of jobs at an address of words, such as "in/denver-co", whose first jobs come with it and are kept for the list. Throws
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
