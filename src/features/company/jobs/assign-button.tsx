import type { Assignee } from "@contracts/job";
import { AssigneeButton } from "@/features/company/assignee-button";
import { AssignDialog } from "@/features/company/jobs/dialogs";

interface AssignButtonProps {
  jobId: string;
  title: string;
  assignee: Assignee | null;
  canAssign: boolean;
  companyId: string | null;
}

/** Who a job is assigned to. */
export const AssignButton = ({ jobId, title, assignee, canAssign, companyId }: AssignButtonProps) => (
  <AssigneeButton
    of={title}
    assignee={assignee}
    canAssign={canAssign && companyId !== null}
    dialog={(close) =>
      companyId && (
        <AssignDialog jobId={jobId} title={title} assignee={assignee} companyId={companyId} onClose={close} />
      )
    }
  />
);
