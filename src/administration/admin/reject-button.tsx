import type { CompanyListItem } from "@contracts/companies/company";
import { useState } from "react";
import { ReasonDialog } from "@/administration/admin/dialogs";
import { useApproval } from "@/administration/admin/use-approval";
import type { AfterDecision } from "@/administration/admin/use-undo-offer";
import { Button } from "@/components/ui/button";

interface RejectButtonProps {
  company: Pick<CompanyListItem, "id" | "name" | "is_approved" | "updated_at">;
  after?: AfterDecision | undefined;
  size?: "sm" | "md";
  variant?: "secondary" | "quiet";
  /** Whether the record is still loading. */
  disabled?: boolean;
}

/** The most common reasons for rejection, which the company reads first. */
const usualReasons = [
  "Name and document don't match",
  "A document is missing or can't be read",
  "The tax ID couldn't be confirmed",
  "Not an employer",
] as const;

/** Rejects an unapproved company, or withdraws an approval; both require a reason (RULES: Administration). */
export function RejectButton({ company, after, size = "md", variant = "secondary", disabled }: RejectButtonProps) {
  const [asking, setAsking] = useState(false);
  const approval = useApproval(after, company.is_approved);
  const asked = company.is_approved
    ? ({
        draft: `withdraw-approval:${company.id}`,
        title: `Withdraw the approval of “${company.name}”?`,
        description: "Its jobs go offline right away. It can correct its registration and resubmit it.",
        submitLabel: "Withdraw approval",
        busyLabel: "Withdrawing...",
        missing: "Say why the approval is withdrawn",
      } as const)
    : ({
        draft: `reject-company:${company.id}`,
        title: `Reject “${company.name}”?`,
        description: "They see your reason and can resubmit the registration.",
        submitLabel: "Reject company",
        busyLabel: "Rejecting...",
        missing: "Say what they should do",
        usual: usualReasons,
      } as const);
  return (
    <>
      <Button
        size={size}
        variant={variant}
        disabled={disabled}
        aria-label={`Reject ${company.name}`}
        onClick={() => setAsking(true)}
      >
        Reject
      </Button>
      {asking && (
        <ReasonDialog
          {...asked}
          companyName={company.name}
          onClose={() => setAsking(false)}
          onSubmit={(reason) =>
            approval.mutateAsync({ companyId: company.id, isApproved: false, reason, updatedAt: company.updated_at })
          }
        />
      )}
    </>
  );
}
