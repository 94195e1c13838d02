import { queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** One application of the candidate with its answers, history and match. Throws AppError 404 for any other. */
export const myApplicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: applicationKeys.candidateDetail(applicationId),
    queryFn: ({ signal }) => callProcedure("get_my_application", { p_application_id: applicationId }, { signal }),
  });
