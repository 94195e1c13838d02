import type { Company, CompanyActs } from "@contracts/companies/company";
import { useState } from "react";
import { useWithdrawProposal } from "@/companies/data/company-mutations";
import { ProposedChanges } from "@/components/product/proposed-changes";
import { Button, LinkButton } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { StoredFileActions } from "@/files/shared/stored-file-actions";
import { formatDate } from "@/lib/format-date";

interface ProposalNoticeProps {
  company: Company;
  /** Explains what would need approval before an approved company changes anything. */
  announces?: boolean;
  /** The reader's rights: offers to edit and withdraw. A form has its own actions. */
  can?: CompanyActs;
}

/** Changes of an approved company that are pending, or were rejected and why: approved values keep showing (RULES: Companies). */
export function ProposalNotice({ company, announces = false, can }: ProposalNoticeProps) {
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawProposal();
  const { proposal } = company;
  if (!proposal) {
    return announces && company.is_approved ? (
      <Notice title="Some changes are reviewed first">
        Names, tax ID, addresses and documents change once an administrator approves them. Everything else changes right
        away.
      </Notice>
    ) : null;
  }
  const rejected = proposal.rejected_at !== null;
  return (
    <Notice
      tone={rejected ? "bad" : "warn"}
      title={
        rejected ? "The changes weren't approved" : `Waiting for approval since ${formatDate(proposal.proposed_at)}`
      }
      actions={
        can &&
        proposal.can.withdraw && (
          <>
            <LinkButton
              size="sm"
              to={can.edit_registration ? paths.company.editRegistration() : paths.company.editProfile()}
            >
              Edit changes
            </LinkButton>
            <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
              Withdraw changes
            </Button>
          </>
        )
      }
    >
      {rejected && <p className="mb-2 whitespace-pre-line text-base text-ink">{proposal.rejection_reason}</p>}
      <p className="mb-3">
        {rejected
          ? `${proposal.can.withdraw ? "Correct the changes and send them again, or withdraw them." : "An administrator of your company can correct the changes and send them again."} The approved values stay visible.`
          : `${proposal.proposed_by ? `Sent by ${proposal.proposed_by}. ` : ""}The approved values stay visible until an administrator has reviewed the changes.`}
      </p>
      <div className="text-base text-ink">
        <ProposedChanges
          company={company}
          proposal={proposal}
          renderDocument={(path, label) => <StoredFileActions name={label} bucket="company-documents" path={path} />}
        />
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw the changes?"
        description="The approved values stay. The changes are no longer under review."
        confirmLabel="Withdraw changes"
        busyLabel="Withdrawing..."
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(company.id, { onSuccess: () => setAsking(false) })}
      />
    </Notice>
  );
}
