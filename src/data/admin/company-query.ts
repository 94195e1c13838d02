import type { Company } from "@contracts/company";
import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/data/admin/keys";
import { invokeFunction } from "@/lib/invoke-function";

/** One company with its whole registration, as administrators see it. */
export const companyQuery = (companyId: string) =>
  queryOptions({
    queryKey: adminKeys.company(companyId),
    queryFn: async ({ signal }) =>
      (await invokeFunction("get-company-by-id-direct", { companyId }, { signal })) as Company,
  });
