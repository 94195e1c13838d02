import type { AssignedCandidate } from "@/candidates/company/assign-candidate-dialog";
import { AssignCandidateDialog } from "@/candidates/company/managed-candidate-dialogs";
import { AssigneeButton } from "@/companies/shared/assignee-button";

interface AssignCandidateProps {
  candidate: AssignedCandidate;
  canAssign: boolean;
  companyId: string;
}

export const AssignCandidate = ({ candidate, canAssign, companyId }: AssignCandidateProps) => (
  <AssigneeButton
    of={candidate.name}
    assignee={candidate.assignee}
    canAssign={canAssign}
    dialog={(close) => <AssignCandidateDialog candidate={candidate} companyId={companyId} onClose={close} />}
  />
);
