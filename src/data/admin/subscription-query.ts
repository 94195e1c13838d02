import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/data/admin/keys";
import { invokeFunction } from "@/lib/invoke-function";

/** A company's subscription; tier none, status active when it has none (S1 §9). Throws AppError 404 for an unknown company. */
export const subscriptionQuery = (companyId: string) =>
  queryOptions({
    queryKey: adminKeys.subscription(companyId),
    queryFn: async ({ signal }) =>
      (await invokeFunction("manage-company-subscription", { method: "get", companyId }, { signal })).subscription,
  });
