import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountKeys } from "@/accounts/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Which of their companies somebody who works for several sees from now on, on every device. AppError 404 when they have left it. */
export function useChooseCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (companyId: string) => callProcedure("choose_company", { p_company_id: companyId }),
    onSuccess: (frame) => queryClient.setQueryData(accountKeys.frame(frame.user_id), frame),
    meta: { errorTitle: "The company could not be changed" },
  });
}
