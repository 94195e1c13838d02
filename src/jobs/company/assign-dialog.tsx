import type { Assignee } from "@contracts/jobs/job";
import { AssigneeDialog } from "@/companies/shared/assignee-dialog";
import { useAssignmentOffer } from "@/companies/shared/use-assignment-offer";
import { useAssignJobs } from "@/jobs/data/job-mutations";
import { onceDone } from "@/lib/once-done";

interface AssignDialogProps {
  jobId: string;
  title: string;
  assignee: Assignee | null;
  companyId: string;
  onClose: () => void;
}

export function AssignDialog({ jobId, title, assignee, companyId, onClose }: AssignDialogProps) {
  const assign = useAssignJobs();
  const offer = useAssignmentOffer();
  return (
    <AssigneeDialog
      title={`Assign “${title}”`}
      description="The owner is notified about new applications."
      assignee={assignee}
      companyId={companyId}
      busy={assign.isPending}
      // A late response doesn't close a dialog opened since.
      onChoose={(next) =>
        onceDone(assign.mutateAsync({ jobIds: [jobId], assignee: next }, { onSuccess: onClose }), (done) =>
          offer(done, next ? "Job assigned successfully" : "Job unassigned"),
        )
      }
      onClose={onClose}
    />
  );
}
