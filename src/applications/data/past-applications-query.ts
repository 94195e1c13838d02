import { queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** What the candidate keeps of applications to companies that were deleted, newest first. */
export const pastApplicationsQuery = () =>
  queryOptions({
    queryKey: applicationKeys.candidatePast(),
    queryFn: ({ signal }) => callProcedure("get_past_applications", {}, { signal }),
  });
