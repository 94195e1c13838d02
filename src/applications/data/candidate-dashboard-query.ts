import { queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** What of the candidate's applications moved forward this week, and which promised answers are late. */
export const candidateDashboardQuery = () =>
  queryOptions({
    queryKey: applicationKeys.candidateDashboard(),
    queryFn: ({ signal }) => callProcedure("get_candidate_dashboard", {}, { signal }),
    meta: { silent: true },
  });
