import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/data/admin/keys";
import { invokeFunction } from "@/lib/invoke-function";

/** Every company, newest first (S1 §7: the function lists all of them despite its name). */
export const companiesQuery = queryOptions({
  queryKey: adminKeys.companies(),
  queryFn: ({ signal }) => invokeFunction("get-pending-companies-direct", {}, { signal }),
});
