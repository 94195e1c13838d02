import { queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { companyKeys } from "@/companies/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** The colleagues work can be given to (RULES: Staff), by name, with what they look after; without a company those of the chosen one. */
export const assigneesQuery = (companyId?: string) =>
  queryOptions({
    queryKey: companyKeys.assignees(companyId),
    queryFn: ({ signal }) => callProcedure("list_assignees", { p_company_id: companyId }, { signal }),
    staleTime: deskStaleTime,
  });
