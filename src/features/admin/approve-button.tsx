import type { CompanyListItem } from "@contracts/company";
import { Check } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useApproval } from "@/features/admin/use-approval";
import type { AfterDecision } from "@/features/admin/use-undo-offer";

interface ApproveButtonProps {
  company: Pick<CompanyListItem, "id" | "name" | "updated_at">;
  after?: AfterDecision | undefined;
  size?: "sm" | "md";
  variant?: "primary" | "secondary" | "quiet";
  /** It was rejected. */
  afterAll?: boolean;
}

/** Approves a submitted company. */
export function ApproveButton({ company, after, size, variant, afterAll }: ApproveButtonProps) {
  const approval = useApproval(after);
  return (
    <Button
      size={size}
      variant={variant}
      icon={afterAll ? undefined : Check}
      busy={approval.isPending}
      busyLabel="Approving..."
      aria-label={afterAll ? `Approve after all: ${company.name}` : `Approve ${company.name}`}
      onClick={() => approval.mutate({ companyId: company.id, isApproved: true, updatedAt: company.updated_at })}
    >
      {afterAll ? "Approve after all" : "Approve"}
    </Button>
  );
}
