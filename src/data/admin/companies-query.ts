import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/data/admin/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Every company, newest first. */
export const companiesQuery = queryOptions({
  queryKey: adminKeys.companies(),
  queryFn: ({ signal }) => callProcedure("list_companies_for_admin", {}, { signal }),
});
