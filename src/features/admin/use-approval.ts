import { useSetCompanyApproval } from "@/data/admin/company-approval-mutation";
import { type AfterDecision, useUndoOffer } from "@/features/admin/use-undo-offer";

/** Approves, rejects or takes an approval back, and offers to undo it. */
export function useApproval(after?: AfterDecision) {
  const offerUndo = useUndoOffer(after);
  return useSetCompanyApproval((company, { isApproved }) =>
    offerUndo(company, isApproved ? "Company approved successfully" : "Company rejected"),
  );
}
