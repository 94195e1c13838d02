import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Has a mail that did not go out tried at once, one that was given up for another three days. AppError 404 when it waits no more. */
export function useRetryEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callProcedure("retry_email", { p_id: id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKeys.allUndeliveredEmails() }),
    meta: { successMessage: "The mail is being sent again", errorTitle: "The mail could not be sent again" },
  });
}
