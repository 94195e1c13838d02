import type { CompanyListItem } from "@contracts/companies/company";
import { Check } from "lucide-react";
import { useApproval } from "@/administration/admin/use-approval";
import type { AfterDecision } from "@/administration/admin/use-undo-offer";
import { Button } from "@/components/ui/button";

interface ApproveButtonProps {
  company: Pick<CompanyListItem, "id" | "name" | "updated_at">;
  /** Undefined while it can't be approved yet. */
  warningsSeen: string[] | undefined;
  after?: AfterDecision | undefined;
}

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
