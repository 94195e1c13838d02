import type { Company } from "@contracts/companies/company";
import { Check } from "lucide-react";
import { useState } from "react";
import { ReadyWords } from "@/administration/admin/approval-actions";
import { ReasonDialog } from "@/administration/admin/dialogs";
import { useReady } from "@/administration/admin/use-ready";
import { type AfterDecision, useUndoOffer } from "@/administration/admin/use-undo-offer";
import { useDecideProposal } from "@/administration/data/company-decisions";
import { Button } from "@/components/ui/button";

export function ProposalActions({ company, after }: { company: Company; after?: AfterDecision }) {
  const [rejecting, setRejecting] = useState(false);
  const offerUndo = useUndoOffer(after);
  const decide = useDecideProposal((decided, { isApproved }) =>
    offerUndo(decided, isApproved ? "Changes approved" : "Changes rejected"),
  );
  const { warningsSeen, canApprove, words } = useReady(company);
  const decision = { companyId: company.id, updatedAt: company.updated_at };
  return (
    <>
      <Button
        variant="primary"
        icon={Check}
        busy={decide.isPending && !rejecting}
        busyLabel="Approving..."
        disabled={!canApprove}
        onClick={() => decide.mutate({ ...decision, isApproved: true, warningsSeen })}
      >
        Approve changes
      </Button>
      <Button disabled={!warningsSeen} onClick={() => setRejecting(true)}>
        Reject changes
      </Button>
      <ReadyWords>{words}</ReadyWords>
      {rejecting && (
        <ReasonDialog
          draft={`reject-changes:${company.id}`}
          title={`Reject the changes to “${company.name}”?`}
          description="It stays approved with its current values, and can correct the changes and resubmit them."
          submitLabel="Reject changes"
          busyLabel="Rejecting..."
          missing="Explain what needs to change"
          companyName={company.name}
          onClose={() => setRejecting(false)}
          onSubmit={(reason) => decide.mutateAsync({ ...decision, isApproved: false, reason })}
        />
      )}
    </>
  );
}
