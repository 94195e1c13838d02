import type { Assignee } from "@contracts/job";
import { useAssignJobs } from "@/data/jobs/jobs-assign-mutation";
import { AssigneeDialog } from "@/features/company/assignee-dialog";

interface AssignDialogProps {
  jobId: string;
  title: string;
  assignee: Assignee | null;
  companyId: string;
  onClose: () => void;
}

/** Gives a job to a colleague. */
export function AssignDialog({ jobId, title, ...rest }: AssignDialogProps) {
  const assign = useAssignJobs();
  return (
    <AssigneeDialog
      {...rest}
      title={`Assign “${title}”`}
      description="Who is assigned is told about its applications."
      busy={assign.isPending}
      onChoose={(assignee) => assign.mutate({ jobIds: [jobId], assignee }, { onSuccess: rest.onClose })}
    />
  );
}
