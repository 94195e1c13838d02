import type { Company } from "@contracts/company";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { readDecidedAnew, showDecided } from "@/administration/data/show-decided";
import { callProcedure } from "@/lib/call-procedure";

export interface ProposalDecision {
  companyId: string;
  isApproved: boolean;
  /** Read by a company whose changes are rejected. */
  reason?: string;
  /** updated_at of the company whose changes were looked at. */
  updatedAt: string;
  /** Ids of the similar companies that were shown; needed to approve where there are any. */
  warningsSeen?: string[] | undefined;
}

/**
 * Approves or rejects what a company wants changed; it is told once that can no longer be undone. `onDecided` is called even when the
 * screen is left. Throws AppError: 409 when it has changed since it was looked at, or somebody else has decided.
 */
export function useDecideProposal(onDecided: (company: Company, decision: ProposalDecision) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ companyId, isApproved, reason = "", updatedAt, warningsSeen }: ProposalDecision) =>
      callProcedure("decide_company_proposal", {
        p_company_id: companyId,
        p_is_approved: isApproved,
        p_reason: reason,
        p_updated_at: updatedAt,
        p_warnings_seen: warningsSeen,
      }),
    onSuccess: (company, decision) => {
      showDecided(queryClient, company);
      onDecided(company, decision);
    },
    onSettled: () => readDecidedAnew(queryClient),
    meta: {
      errorMessage: (error) => `Failed to approve/reject changes: ${error.message}`,
    },
  });
}
