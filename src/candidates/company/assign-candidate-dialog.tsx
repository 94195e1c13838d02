import type { Assignee } from "@contracts/jobs/job";
import { useAssignCandidates } from "@/candidates/data/represented-candidates";
import { AssigneeDialog } from "@/companies/shared/assignee-dialog";
import { useAssignmentOffer } from "@/companies/shared/use-assignment-offer";
import { onceDone } from "@/lib/once-done";

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
      // A late response doesn't close a dialog opened since.
      onChoose={(next) =>
        onceDone(assign.mutateAsync({ candidateIds: [candidate.id], assignee: next }, { onSuccess: onClose }), (done) =>
          offer(done, next ? "Candidate assigned successfully" : "Candidate unassigned"),
        )
      }
      onClose={onClose}
    />
  );
}
