import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Companies whose names are like this one's, or like the one it wants; the most alike first. */
export const similarCompaniesQuery = (companyId: string) =>
  queryOptions({
    queryKey: adminKeys.similarCompanies(companyId),
    queryFn: ({ signal }) => callProcedure("list_similar_companies", { p_company_id: companyId }, { signal }),
  });
