import type { Company } from "@contracts/company";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { readDecidedAnew, showDecided } from "@/administration/data/show-decided";
import { invokeFunction } from "@/lib/invoke-function";

export interface Approval {
  companyId: string;
  isApproved: boolean;
  /** Read by a rejected company, or to one whose approval is taken back. */
  reason?: string;
  /** updated_at of the company that was looked at. */
  updatedAt: string;
  /** Ids of the similar companies that were shown; needed to approve where there are any. */
  warningsSeen?: string[] | undefined;
}

/**
 * Approves or rejects a company, or takes its approval back; it is told once that can no longer be undone. `onDecided` is called even
 * when the screen is left. Throws AppError: 409 when it has changed since it was looked at, or somebody else has decided.
 */
export function useSetCompanyApproval(onDecided: (company: Company, approval: Approval) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (approval: Approval) => invokeFunction("update-company-approval-direct", approval),
    onSuccess: ({ company }, approval) => {
      showDecided(queryClient, company);
      onDecided(company, approval);
    },
    // What was refused because it has changed is shown as it is now.
    onSettled: () => readDecidedAnew(queryClient),
    meta: {
      errorMessage: (error) => `Failed to approve/reject company: ${error.message}`,
    },
  });
}
