import { queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { invokeFunction } from "@/lib/invoke-function";

/** One application of the candidate with its answers, history and match (S2 §7). Throws AppError 404 for any other. */
export const myApplicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: applicationKeys.candidateDetail(applicationId),
    queryFn: async ({ signal }) =>
      (await invokeFunction("get-candidate-data", { operation: "application-detail", applicationId }, { signal }))
        .application,
  });
