import type { Company, CompanyProposal } from "@contracts/company";
import { Check } from "lucide-react";
import { useState } from "react";
import { ProposedChanges } from "@/components/product/proposed-changes";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { useDecideProposal } from "@/data/admin/proposal-decision-mutation";
import { ReasonDialog } from "@/features/admin/dialogs";
import { DocumentButton } from "@/features/admin/document-button";
import { formatDate } from "@/lib/format-date";

/** What an approved company wants changed, beside what was approved, and the decision about it (RULES: Administration). */
export function ProposalCard({ company, proposal }: { company: Company; proposal: CompanyProposal }) {
  const [rejecting, setRejecting] = useState(false);
  const decide = useDecideProposal();
  const decision = { companyId: company.id, updatedAt: company.updated_at };
  return (
    <Card title="Proposed changes">
      <div className="grid gap-5">
        <p className="text-ink-muted">
          Sent {formatDate(proposal.proposed_at)}
          {proposal.proposed_by && ` by ${proposal.proposed_by}`}.{" "}
          {proposal.rejected_at
            ? "The approved values go on showing until the company sends others and they are approved."
            : "The approved values show until you decide."}
        </p>
        <ProposedChanges
          company={company}
          proposal={proposal}
          renderDocument={(path, label) => <DocumentButton path={path} label={label} />}
        />
        {proposal.rejected_at ? (
          <Notice tone="bad" title={`Rejected ${formatDate(proposal.rejected_at)}`}>
            <span className="whitespace-pre-line">{proposal.rejection_reason}</span>
          </Notice>
        ) : (
          <div className="flex flex-row-reverse flex-wrap gap-2 max-md:*:grow">
            <Button
              variant="primary"
              icon={Check}
              busy={decide.isPending && !rejecting}
              busyLabel="Approving..."
              onClick={() => decide.mutate({ ...decision, isApproved: true })}
            >
              Approve changes
            </Button>
            <Button onClick={() => setRejecting(true)}>Reject changes</Button>
          </div>
        )}
      </div>
      {rejecting && (
        <ReasonDialog
          title={`Reject the changes of “${company.name}”?`}
          description="The company is told by email. It stays approved with the values it has, and can correct the changes and send them again."
          submitLabel="Reject changes"
          busyLabel="Rejecting..."
          missing="Say what has to change"
          busy={decide.isPending}
          onClose={() => setRejecting(false)}
          onSubmit={(reason) => decide.mutateAsync({ ...decision, isApproved: false, reason })}
        />
      )}
    </Card>
  );
}
