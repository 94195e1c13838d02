import { queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

/** The counts of Activity Summary (S2 §2). */
export interface CandidateActivity {
  applications: number;
  interviews: number;
  available_jobs: number;
}

export const candidateActivityQuery = () =>
  queryOptions({
    queryKey: applicationKeys.candidateActivity(),
    queryFn: async () =>
      unwrap(await (await getSupabase()).rpc("get_candidate_activity")) as unknown as CandidateActivity,
  });
