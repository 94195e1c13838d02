import type { Assignee } from "@contracts/jobs/job";
import { AssigneeButton } from "@/companies/shared/assignee-button";
import { AssignDialog } from "@/jobs/company/dialogs";

interface AssignButtonProps {
  jobId: string;
  title: string;
  assignee: Assignee | null;
  canAssign: boolean;
  companyId: string | null;
  wordClassName?: string;
}

export const AssignButton = ({ jobId, title, assignee, canAssign, companyId, wordClassName }: AssignButtonProps) => (
  <AssigneeButton
    of={title}
    assignee={assignee}
    canAssign={canAssign && companyId !== null}
    wordClassName={wordClassName}
    dialog={(close) =>
      companyId && (
        <AssignDialog jobId={jobId} title={title} assignee={assignee} companyId={companyId} onClose={close} />
      )
    }
  />
);
