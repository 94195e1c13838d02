import type { Person } from "@contracts/administration/administration";
import type { CompanyWithPlan } from "@contracts/companies/company";
import type { ListedAdminJob } from "@contracts/jobs/all-jobs";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";

/** Five of each kind at most. */
export interface FoundForAdmin {
  people: Person[];
  companies: CompanyWithPlan[];
  jobs: ListedAdminJob[];
}

/** People, companies and jobs with these words, as their lists find them. What was found before shows until the answer is there. */
export const adminSearchQuery = (query: string) =>
  queryOptions({
    queryKey: readingKey("search for administrators", { query }),
    queryFn: async ({ signal }): Promise<FoundForAdmin> => {
      const asked = { p_search: query, p_limit: 5 };
      const [people, companies, jobs] = await Promise.all([
        // Names are searched from the second letter; before it the list would be everyone.
        query.length > 1 ? callProcedure("list_people", asked, { signal }) : { people: [] },
        callProcedure("search_companies", asked, { signal }),
        callProcedure("list_all_jobs", asked, { signal }),
      ]);
      return { ...people, ...companies, ...jobs };
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
