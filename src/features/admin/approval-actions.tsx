import type { CompanyListItem } from "@contracts/company";
import { ApproveButton } from "@/features/admin/approve-button";
import { RejectButton } from "@/features/admin/reject-button";
import type { AfterDecision } from "@/features/admin/use-undo-offer";

interface ApprovalActionsProps {
  company: Pick<CompanyListItem, "id" | "name" | "is_approved" | "updated_at">;
  after?: AfterDecision;
}

/** Approve and Reject of a submitted company that is not approved; one that was rejected can be told another reason. */
export function ApprovalActions({ company, after }: ApprovalActionsProps) {
  return (
    <>
      <ApproveButton company={company} after={after} variant="primary" />
      <RejectButton company={company} after={after} variant="secondary" />
    </>
  );
}
