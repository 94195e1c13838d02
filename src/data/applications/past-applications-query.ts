import { queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { callProcedure } from "@/lib/call-procedure";

/** The candidate's applications to companies that have left. */
export const pastApplicationsQuery = () =>
  queryOptions({
    queryKey: applicationKeys.candidatePast(),
    queryFn: ({ signal }) => callProcedure("get_past_applications", {}, { signal }),
    meta: { silent: true },
  });
