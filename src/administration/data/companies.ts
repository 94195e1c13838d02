import {
  type CompanyListItem,
  type CompanyPlanFilter,
  type CompanyQueue,
  type ReviewState,
  wholeCompany,
} from "@contracts/companies/company";
import { pageSize } from "@contracts/limits";
import type { PlaceKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage, placeKey } from "@/lib/next-page";
import { procedurePages, procedureQuery, readingKey } from "@/lib/procedure-query";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";
import { useProcedure } from "@/lib/use-act";
import type { Days } from "@/lib/use-days-filter";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Filters of a list of companies; null: all. */
interface CompanyFilters {
  search: string;
  plan: CompanyPlanFilter | null;
  state: ReviewState | null;
  days: Days;
}

/** Every company with its plan, newest first, page by page. */
export const useCompanies = ({ search, plan, state, days }: CompanyFilters) =>
  useEagerInfiniteQuery(
    procedurePages(
      "search_companies",
      { p_search: search, p_plan: plan ?? undefined, p_state: state ?? undefined, ...days },
      { before: ({ companies }) => nextPage(companies, createdKey), placeholderData: keepPreviousData },
    ),
  );

/** The newest companies matching `search`, enough for a list of choices; of any state by default. */
export const companyChoicesQuery = (search: string, state?: ReviewState) =>
  procedureQuery(
    "search_companies",
    { p_search: search, p_state: state, p_limit: pageSize },
    { select: ({ companies }) => companies, placeholderData: keepPreviousData },
  );

/** One company with its full registration. Throws AppError: 404, or 403 for a reader who is no longer an administrator. */
export const companyQuery = (companyId: string) =>
  queryOptions({
    queryKey: readingKey("get_company", { p_company_id: companyId }),
    queryFn: async ({ signal }) => {
      const company = wholeCompany(await callProcedure("get_company", { p_company_id: companyId }, { signal }));
      if (company) return company;
      throw new AppError({ code: "forbidden", message: "You don't have permission to do this.", status: 403 });
    },
  });

/** A queue's companies matching `search`, page by page, with the count of each queue. */
export const useCompanyQueue = (queue: CompanyQueue, search: string) =>
  useEagerInfiniteQuery(
    infiniteQueryOptions({
      queryKey: readingKey("list_company_queue", { p_queue: queue, p_search: search }),
      queryFn: async ({ pageParam, signal }) => ({
        // While loading, the previous queue's counts stay; its companies don't.
        queue,
        ...(await callProcedure(
          "list_company_queue",
          { p_queue: queue, p_search: search, p_after: pageParam, p_limit: pageSize },
          { signal },
        )),
      }),
      initialPageParam: null as PlaceKey | null,
      getNextPageParam: ({ companies }) => nextPage(companies, placeKey),
      placeholderData: keepPreviousData,
    }),
  );

/** Companies with names similar to this one's, current or requested; most similar first. */
export const similarCompaniesQuery = (companyId: string) =>
  procedureQuery("list_similar_companies", { p_company_id: companyId });

export const newestCompanies = 10;

export type NewestCompany = Pick<
  CompanyListItem,
  "id" | "name" | "logo_url" | "is_approved" | "submitted_at" | "rejected_at" | "created_at"
>;

/** The newest companies. Throws AppError. */
async function getNewestCompanies(): Promise<NewestCompany[]> {
  const tables = await getTables();
  const companies = tables
    .from("companies")
    .select("id, name, logo_url, is_approved, submitted_at, rejected_at, created_at");
  const { data } = await settle(companies.order("created_at", { ascending: false }).limit(newestCompanies));
  return data;
}

export const newestCompaniesQuery = queryOptions({
  queryKey: readingKey("newest companies", {}),
  queryFn: getNewestCompanies,
  meta: { errorTitle: "Failed to load companies data" },
});

interface Reminded {
  id: string;
  name: string;
}

/** Reminds a company to submit its registration. Throws AppError 409 if it was reminded recently or has submitted. */
export const useRemindCompany = () =>
  useProcedure("remind_company", ({ id }: Reminded) => ({ p_company_id: id }), {
    about: { p_queue: "unfinished" },
    meta: {
      successMessage: (_at: string, { name }: Reminded) => `Administrators of ${name} reminded`,
      errorTitle: "The reminder couldn't be sent",
    },
  });
