import { queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { partnerKeys } from "@/partners/data/keys";

/** Who manages the signed-in candidate, and the partners that may see them; null once nobody does. */
export const myManagementQuery = (userId: string, companyId: string) =>
  queryOptions({
    queryKey: partnerKeys.management(userId, companyId),
    queryFn: ({ signal }) => callProcedure("get_my_management", {}, { signal }),
    meta: { silent: true },
  });
