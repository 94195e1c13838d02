import type { Assignee } from "@contracts/job";
import { useAssignJobs } from "@/data/jobs/jobs-assign-mutation";
import { AssigneeDialog } from "@/features/company/assignee-dialog";
import { useAssignmentOffer } from "@/features/company/use-assignment-offer";
import { formatWords, personName } from "@/lib/format";

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
  const offer = useAssignmentOffer();
  const choose = (next: Assignee | null) => {
    if (assign.isPending) return;
    assign.mutate(
      { jobIds: [jobId], assignee: next },
      {
        onSuccess: (done) => {
          offer(done, next ? "Job assigned successfully" : "Job unassigned");
          onClose();
        },
      },
    );
  };
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
