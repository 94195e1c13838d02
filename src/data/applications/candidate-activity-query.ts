import { queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { callProcedure } from "@/lib/call-procedure";

/** The counts of Activity Summary (S2 §2). */
export const candidateActivityQuery = () =>
  queryOptions({
    queryKey: applicationKeys.candidateActivity(),
    queryFn: () => callProcedure("get_candidate_activity", {}),
  });
