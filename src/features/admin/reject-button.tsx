import type { CompanyListItem } from "@contracts/company";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useSetCompanyApproval } from "@/data/admin/company-approval-mutation";
import { ReasonDialog } from "@/features/admin/dialogs";

interface RejectButtonProps {
  company: Pick<CompanyListItem, "id" | "name" | "is_approved" | "updated_at">;
  size?: "sm" | "md";
  variant?: "secondary" | "quiet";
}

/** Rejects a company that waits; takes the approval of an approved one back, which needs a reason (RULES: Administration). */
export function RejectButton({ company, size = "md", variant = "secondary" }: RejectButtonProps) {
  const [asking, setAsking] = useState(false);
  const setApproval = useSetCompanyApproval();
  const asked = company.is_approved
    ? ({
        title: `Take back the approval of “${company.name}”?`,
        description:
          "Its jobs go offline at once. It is told by email, and can correct its registration and submit it again.",
        submitLabel: "Take approval back",
        busyLabel: "Taking back...",
        missing: "Say why the approval is taken back",
      } as const)
    : ({
        title: `Reject “${company.name}”?`,
        description: "The company is told by email. It can correct its registration and submit it again.",
        submitLabel: "Reject company",
        busyLabel: "Rejecting...",
      } as const);
  return (
    <>
      <Button size={size} variant={variant} aria-label={`Reject ${company.name}`} onClick={() => setAsking(true)}>
        Reject
      </Button>
      {asking && (
        <ReasonDialog
          {...asked}
          busy={setApproval.isPending}
          onClose={() => setAsking(false)}
          onSubmit={(reason) =>
            setApproval.mutateAsync({ companyId: company.id, isApproved: false, reason, updatedAt: company.updated_at })
          }
        />
      )}
    </>
  );
}
