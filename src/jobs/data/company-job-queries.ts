import type { JobFilter } from "@contracts/jobs/job";
import { pageSize } from "@contracts/limits";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { createdKey, nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useEagerQuery } from "@/lib/use-eager-query";

const list = { placeholderData: keepPreviousData, staleTime: deskStaleTime };

export const companyJobQuery = (jobId: string) =>
  procedureQuery("get_company_job", { p_job_id: jobId }, { staleTime: deskStaleTime });

export const useCompanyJob = (jobId: string) => useEagerQuery(companyJobQuery(jobId));

export const companyJobsQuery = ({ search, status, assignee }: JobFilter = {}) =>
  procedurePages(
    "list_company_jobs",
    { p_search: search, p_status: status, p_assignee: assignee },
    { before: ({ jobs }) => nextPage(jobs, createdKey), ...list },
  );

export const useCompanyJobs = (filter: JobFilter) => useInfiniteQuery(companyJobsQuery(filter));

/** The company's newest jobs of any status whose title matches `search`: enough for a list of choices. */
export const jobChoicesQuery = (search: string) =>
  procedureQuery("list_company_jobs", { p_search: search, p_limit: pageSize }, { select: ({ jobs }) => jobs, ...list });

/** Only open ones. */
export const openJobsQuery = (search: string) =>
  procedureQuery(
    "list_company_jobs",
    { p_search: search, p_status: "published", p_limit: pageSize },
    { select: ({ jobs }) => jobs, ...list },
  );

export const jobStatisticsQuery = (jobId: string) =>
  procedureQuery("get_job_statistics", { p_job_id: jobId }, { staleTime: deskStaleTime });

/** How many candidates have enough of these skills; null without any. */
export const skillReachQuery = (skills: readonly string[]) =>
  procedureQuery(
    "count_candidates_with_skills",
    { p_skills: [...skills] },
    {
      enabled: skills.length > 0,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
      // The field works without it.
      meta: { silent: true },
    },
  );
