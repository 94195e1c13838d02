import { type AfterDecision, useUndoOffer } from "@/administration/admin/use-undo-offer";
import { useSetCompanyApproval } from "@/administration/data/company-decisions";

export function useApproval(after?: AfterDecision, wasApproved = false) {
  const offerUndo = useUndoOffer(after);
  const rejected = wasApproved ? "Approval withdrawn" : "Company rejected";
  return useSetCompanyApproval((company, { isApproved }) =>
    offerUndo(company, isApproved ? "Company approved successfully" : rejected),
  );
}
