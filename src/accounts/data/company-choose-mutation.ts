import { useQueryClient } from "@tanstack/react-query";
import { frameKey } from "@/accounts/data/frame-query";
import { useProcedure } from "@/lib/use-act";

/** Sets which of their companies a member of several sees, on every device. AppError 404 when they have left it. */
export function useChooseCompany() {
  const queryClient = useQueryClient();
  return useProcedure("choose_company", (companyId: string) => ({ p_company_id: companyId }), {
    onSuccess: (frame) => queryClient.setQueryData(frameKey(frame.user_id), frame),
    meta: { errorTitle: "The company couldn't be changed" },
  });
}
