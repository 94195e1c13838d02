import type { WithdrawalReason } from "@contracts/applications/application";
import { useQueryClient } from "@tanstack/react-query";
import { myApplicationQuery } from "@/applications/data/my-application-queries";
import { callProcedure } from "@/lib/call-procedure";
import { sendSafely } from "@/lib/send-safely";
import { useAct } from "@/lib/use-act";

interface Withdrawal {
  reason: WithdrawalReason | undefined;
  message: string | undefined;
}

/** Takes the candidate's application back, until hired or rejected (RULES: Applications). */
export function useWithdrawApplication(applicationId: string) {
  const client = useQueryClient();
  const about = { p_application_id: applicationId };
  return useAct("withdraw_application", {
    about,
    mutationFn: ({ reason, message }: Withdrawal) =>
      sendSafely(() => callProcedure("withdraw_application", { ...about, p_reason: reason, p_message: message })),
    onSuccess: (application) => client.setQueryData(myApplicationQuery(applicationId).queryKey, application),
    meta: { errorTitle: "Your application couldn't be withdrawn", successMessage: "Application withdrawn" },
  });
}
