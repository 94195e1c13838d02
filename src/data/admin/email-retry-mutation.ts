import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/data/admin/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Has a mail that was given up tried again for three days. AppError 404 when somebody else has done so. */
export function useRetryEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callProcedure("retry_email", { p_id: id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKeys.failedEmails() }),
    meta: { successMessage: "The mail is being sent again", errorTitle: "The mail could not be sent again" },
  });
}
