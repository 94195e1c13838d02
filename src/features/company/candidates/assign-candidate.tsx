import { AssigneeButton } from "@/features/company/assignee-button";
import type { AssignedCandidate } from "@/features/company/candidates/assign-candidate-dialog";
import { AssignCandidateDialog } from "@/features/company/candidates/dialogs";

interface AssignCandidateProps {
  candidate: AssignedCandidate;
  canAssign: boolean;
  companyId: string;
}

/** Who looks after a candidate. */
export const AssignCandidate = ({ candidate, canAssign, companyId }: AssignCandidateProps) => (
  <AssigneeButton
    of={candidate.name}
    assignee={candidate.assignee}
    canAssign={canAssign}
    dialog={(close) => <AssignCandidateDialog candidate={candidate} companyId={companyId} onClose={close} />}
  />
);
