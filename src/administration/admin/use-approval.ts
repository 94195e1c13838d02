import { type AfterDecision, useUndoOffer } from "@/administration/admin/use-undo-offer";
import { useSetCompanyApproval } from "@/administration/data/company-decisions";

/** Approves, rejects or withdraws an approval, with undo. */
export function useApproval(after?: AfterDecision) {
  const offerUndo = useUndoOffer(after);
  return useSetCompanyApproval((company, { isApproved }) =>
    offerUndo(company, isApproved ? "Company approved successfully" : "Company rejected"),
  );
}
