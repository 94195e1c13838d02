import { queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** The counts of Activity Summary. */
export const candidateActivityQuery = () =>
  queryOptions({
    queryKey: applicationKeys.candidateActivity(),
    queryFn: ({ signal }) => callProcedure("get_candidate_activity", {}, { signal }),
  });
