import type { WithdrawalReason } from "@contracts/application";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { myApplicationQuery } from "@/applications/data/my-application-query";
import { conversationKeys } from "@/conversations/data/keys";
import { interviewKeys } from "@/interviews/data/keys";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";
import { sendSafely } from "@/lib/send-safely";
import { offerKeys } from "@/offers/data/keys";

interface Withdrawal {
  id: string;
  reason: WithdrawalReason | undefined;
  message: string | undefined;
}

/** Takes the candidate's application back, until hired or rejected (RULES: Applications). */
export function useWithdrawApplication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason, message }: Withdrawal) =>
      sendSafely(() =>
        callProcedure("withdraw_application", { p_application_id: id, p_reason: reason, p_message: message }),
      ),
    meta: { errorTitle: "Your application could not be withdrawn", successMessage: "Application withdrawn" },
    // It may have been decided meanwhile.
    onError: (_error, { id }) => void client.invalidateQueries({ queryKey: applicationKeys.candidateDetail(id) }),
    onSuccess: (application) => {
      client.setQueryData(myApplicationQuery(application.id).queryKey, application);
      return Promise.all([
        // An offer, open times and interviews to come end with it, and the conversation says so.
        client.invalidateQueries({ queryKey: offerKeys.of(application.id) }),
        client.invalidateQueries({ queryKey: interviewKeys.all }),
        client.invalidateQueries({ queryKey: conversationKeys.of(application.id) }),
        client.invalidateQueries({ queryKey: applicationKeys.candidateLists() }),
        client.invalidateQueries({ queryKey: applicationKeys.candidateActivity() }),
        client.invalidateQueries({ queryKey: publicJobKeys.all }),
        client.invalidateQueries({ queryKey: applicationKeys.candidateDashboard() }),
      ]);
    },
  });
}
