import type { CompanyListItem } from "@contracts/companies/company";
import { ApproveButton } from "@/administration/admin/approve-button";
import { RejectButton } from "@/administration/admin/reject-button";
import type { AfterDecision } from "@/administration/admin/use-undo-offer";
import { useWarningsSeen } from "@/administration/admin/use-warnings-seen";

interface ApprovalActionsProps {
  company: Pick<CompanyListItem, "id" | "name" | "is_approved" | "updated_at">;
  after?: AfterDecision;
}

/** Approve and Reject of a submitted company that is not approved; one that was rejected can be told another reason. */
export function ApprovalActions({ company, after }: ApprovalActionsProps) {
  const warningsSeen = useWarningsSeen(company.id);
  return (
    <>
      <ApproveButton company={company} warningsSeen={warningsSeen} after={after} />
      <RejectButton company={company} after={after} variant="secondary" disabled={!warningsSeen} />
    </>
  );
}
