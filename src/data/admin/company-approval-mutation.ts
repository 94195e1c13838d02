import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyQuery } from "@/data/admin/company-query";
import { adminKeys } from "@/data/admin/keys";
import { invokeFunction } from "@/lib/invoke-function";

export interface Approval {
  companyId: string;
  isApproved: boolean;
  /** Told to a rejected company, or to one whose approval is taken back. */
  reason?: string;
  /** updated_at of the company that was looked at. */
  updatedAt: string;
}

/** Approves or rejects a company, or takes its approval back, and tells it. Throws AppError: 409 when it has changed since it was looked at. */
export function useSetCompanyApproval() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (approval: Approval) => invokeFunction("update-company-approval-direct", approval),
    onSuccess: ({ company }) => {
      queryClient.setQueryData(companyQuery(company.id).queryKey, company);
    },
    // What was refused because it has changed is shown as it is now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKeys.all }),
    meta: {
      successMessage: (_answer: unknown, { isApproved }: Approval) =>
        isApproved ? "Company approved successfully" : "Company rejected",
      errorMessage: (error) => `Failed to approve/reject company: ${error.message}`,
    },
  });
}
