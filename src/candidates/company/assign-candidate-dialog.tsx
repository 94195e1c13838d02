import type { Assignee } from "@contracts/jobs/job";
import { useAssignCandidates } from "@/candidates/data/represented-candidates";
import { AssigneeDialog } from "@/companies/shared/assignee-dialog";
import { useAssignmentOffer } from "@/companies/shared/use-assignment-offer";

export interface AssignedCandidate {
  id: string;
  name: string;
  assignee: Assignee | null;
}

interface AssignCandidateDialogProps {
  candidate: AssignedCandidate;
  companyId: string;
  onClose: () => void;
}

export function AssignCandidateDialog({ candidate, companyId, onClose }: AssignCandidateDialogProps) {
  const assign = useAssignCandidates();
  const offer = useAssignmentOffer();
  return (
    <AssigneeDialog
      title={`Assign ${candidate.name}`}
      description="We notify the person you assign."
      assignee={candidate.assignee}
      companyId={companyId}
      busy={assign.isPending}
      // Offers undo even if the dialog is gone, or the row has left its list. A late response doesn't close a dialog opened since.
      onChoose={(next) =>
        void assign.mutateAsync({ candidateIds: [candidate.id], assignee: next }, { onSuccess: onClose }).then(
          (done) => offer(done, next ? "Candidate assigned successfully" : "Candidate unassigned"),
          () => {},
        )
      }
      onClose={onClose}
    />
  );
}
