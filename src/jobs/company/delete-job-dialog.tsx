import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useDeleteJob } from "@/jobs/data/job-mutations";
import { formatCount } from "@/lib/format";

interface DeleteJobDialogProps {
  job: { id: string; title: string; application_count: number };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before deleting a job; says what happens to its applicants' records (RULES: Jobs). */
export function DeleteJobDialog({ job, onClose, onDeleted }: DeleteJobDialogProps) {
  const deleteJob = useDeleteJob(job.id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete “${job.title}”?`}
      description="Are you sure you want to delete this job? This action cannot be undone."
      confirmLabel="Delete job"
      busyLabel="Deleting..."
      danger
      busy={deleteJob.isPending}
      onConfirm={() =>
        deleteJob.mutate(undefined, {
          onSuccess: () => {
            onClose();
            onDeleted?.();
          },
        })
      }
    >
      {job.application_count > 0 && (
        <p className="text-sm text-ink-muted">
          It has {formatCount(job.application_count, "application")}. The records of its applicants are kept.
        </p>
      )}
    </ConfirmDialog>
  );
}
