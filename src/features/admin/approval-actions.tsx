import type { CompanyListItem } from "@contracts/company";
import { Check } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useSetCompanyApproval } from "@/data/admin/company-approval-mutation";
import { RejectButton } from "@/features/admin/reject-button";

interface ApprovalActionsProps {
  company: Pick<CompanyListItem, "id" | "name" | "is_approved" | "rejected_at" | "updated_at">;
  size?: "sm" | "md";
  /** Approve is the one primary action of the company's own page. */
  primary?: boolean;
}

/** Approve and Reject of a submitted company that is not approved; one that was rejected can only be approved (RULES: Administration). */
export function ApprovalActions({ company, size = "md", primary = false }: ApprovalActionsProps) {
  const setApproval = useSetCompanyApproval();
  return (
    <>
      <Button
        size={size}
        variant={primary ? "primary" : "secondary"}
        icon={Check}
        busy={setApproval.isPending}
        busyLabel="Approving..."
        aria-label={`Approve ${company.name}`}
        onClick={() => setApproval.mutate({ companyId: company.id, isApproved: true, updatedAt: company.updated_at })}
      >
        Approve
      </Button>
      {!company.rejected_at && <RejectButton company={company} size={size} variant={primary ? "secondary" : "quiet"} />}
    </>
  );
}
