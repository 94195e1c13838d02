import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

interface Reminded {
  id: string;
  name: string;
}

/** Reminds a company that its registration was never sent. Throws AppError 409 when it was lately, or has been sent by now. */
export function useRemindCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Reminded) => callProcedure("remind_company", { p_company_id: id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKeys.searchesOf("unfinished") }),
    meta: {
      successMessage: (_at: string, { name }: Reminded) => `The administrators of ${name} are reminded`,
      errorTitle: "The reminder could not be sent",
    },
  });
}
