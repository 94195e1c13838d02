import type { CandidateApplicationDetail } from "@contracts/application";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

async function withdrawApplication(applicationId: string): Promise<CandidateApplicationDetail> {
  const client = await getSupabase();
  return unwrap(
    await client.rpc("withdraw_application", { p_application_id: applicationId }),
  ) as unknown as CandidateApplicationDetail;
}

/** Takes the candidate's application back, until hired or rejected (DESIGN §3). */
export function useWithdrawApplication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: withdrawApplication,
    meta: { errorTitle: "Your application could not be withdrawn", successMessage: "Application withdrawn" },
    onSuccess: (application) => {
      client.setQueryData(applicationKeys.candidateDetail(application.id), application);
      return Promise.all([
        client.invalidateQueries({ queryKey: applicationKeys.candidateList() }),
        client.invalidateQueries({ queryKey: applicationKeys.candidateActivity() }),
      ]);
    },
  });
}
