import type { Assignee } from "@contracts/job";
import { AssigneeButton } from "@/features/company/assignee-button";
import { AssignCandidateDialog } from "@/features/company/candidates/dialogs";

export interface AssignedCandidate {
  id: string;
  name: string;
  assignee: Assignee | null;
}

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
