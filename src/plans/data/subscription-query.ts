import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** A company's subscription; tier none, status active when it has none. Throws AppError 404 for an unknown company. */
export const subscriptionQuery = (companyId: string) =>
  queryOptions({
    queryKey: adminKeys.subscription(companyId),
    queryFn: ({ signal }) => callProcedure("get_company_subscription", { p_company_id: companyId }, { signal }),
  });
