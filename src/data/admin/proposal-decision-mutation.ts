import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyQuery } from "@/data/admin/company-query";
import { adminKeys } from "@/data/admin/keys";
import { callProcedure } from "@/lib/call-procedure";

export interface ProposalDecision {
  companyId: string;
  isApproved: boolean;
  /** Told to a company whose changes are rejected. */
  reason?: string;
  /** updated_at of the company whose changes were looked at. */
  updatedAt: string;
}

/** Approves or rejects what a company wants changed, and tells it. Throws AppError: 409 when it has changed since it was looked at. */
export function useDecideProposal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ companyId, isApproved, reason = "", updatedAt }: ProposalDecision) =>
      callProcedure("decide_company_proposal", {
        p_company_id: companyId,
        p_is_approved: isApproved,
        p_reason: reason,
        p_updated_at: updatedAt,
      }),
    onSuccess: (company) => {
      queryClient.setQueryData(companyQuery(company.id).queryKey, company);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKeys.all }),
    meta: {
      successMessage: (_answer: unknown, { isApproved }: ProposalDecision) =>
        isApproved ? "Changes approved" : "Changes rejected",
      errorMessage: (error) => `Failed to approve/reject changes: ${error.message}`,
    },
  });
}
