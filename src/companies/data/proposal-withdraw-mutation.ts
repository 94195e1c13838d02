import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyDashboardQuery } from "@/companies/data/company-dashboard-query";
import { companyKeys } from "@/companies/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Takes back the changes that wait for approval, or that were rejected. Throws AppError. */
export function useWithdrawProposal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (companyId: string) => callProcedure("withdraw_company_proposal", { p_company_id: companyId }),
    onSuccess: (company) => {
      queryClient.setQueryData(companyDashboardQuery.queryKey, (dashboard) => dashboard && { ...dashboard, company });
      return queryClient.invalidateQueries({ queryKey: companyKeys.all });
    },
    meta: { successMessage: "Changes withdrawn", errorMessage: "Failed to withdraw the changes" },
  });
}
