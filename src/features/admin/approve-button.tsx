import type { CompanyListItem } from "@contracts/company";
import { Check } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useApproval } from "@/features/admin/use-approval";
import type { AfterDecision } from "@/features/admin/use-undo-offer";

interface ApproveButtonProps {
  company: Pick<CompanyListItem, "id" | "name" | "updated_at">;
  /** From useWarningsSeen: nothing can be approved before they are there. */
  warningsSeen: string[] | undefined;
  after?: AfterDecision | undefined;
}

/** Approves a submitted company. */
export function ApproveButton({ company, warningsSeen, after }: ApproveButtonProps) {
  const approval = useApproval(after);
  return (
    <Button
      variant="primary"
      icon={Check}
      busy={approval.isPending}
      busyLabel="Approving..."
      disabled={!warningsSeen}
      aria-label={`Approve ${company.name}`}
      onClick={() =>
        approval.mutate({ companyId: company.id, isApproved: true, updatedAt: company.updated_at, warningsSeen })
      }
    >
      Approve
    </Button>
  );
}
