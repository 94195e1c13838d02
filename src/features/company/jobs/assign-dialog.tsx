import type { Assignee } from "@contracts/job";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { RowList } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { assigneesQuery } from "@/data/companies/assignees-query";
import { useAssignJobs } from "@/data/jobs/jobs-assign-mutation";
import { useAssignmentOffer } from "@/features/company/use-assignment-offer";
import { formatWords, personName } from "@/lib/format";

interface AssignDialogProps {
  jobId: string;
  title: string;
  assignee: Assignee | null;
  companyId: string;
  onClose: () => void;
}

/** Gives a job to a colleague by one press; a sheet on phones. */
export function AssignDialog({ jobId, title, assignee, companyId, onClose }: AssignDialogProps) {
  const colleagues = useQuery(assigneesQuery(companyId));
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
    <Dialog
      open
      onOpenChange={onClose}
      title={`Assign “${title}”`}
      description="Who is assigned is told about its applications."
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {colleagues.isPending && <Skeleton label="Loading colleagues" rows={2} />}
      {colleagues.isError && (
        <ErrorState title="Failed to load assignments data" query={colleagues}>
          {colleagues.error.message}
        </ErrorState>
      )}
      {colleagues.data?.length === 0 && (
        <EmptyState title="No colleagues to assign yet">
          Managers, recruiters and partner recruiters can be assigned.
        </EmptyState>
      )}
      <RowList aria-busy={assign.isPending}>
        {colleagues.data?.map((colleague) => {
          const current = colleague.user_id === assignee?.user_id;
          const name = personName(colleague, "colleague");
          return (
            <li key={colleague.user_id}>
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 py-2 text-left hover:bg-hover"
                aria-current={current || undefined}
                onClick={() => (current ? onClose() : choose(colleague))}
              >
                <Avatar name={name} />
                <span className="min-w-0 grow">
                  <span className="block break-words font-medium">{name}</span>
                  <span className="block text-sm text-ink-muted">{formatWords(colleague.role)}</span>
                </span>
                {current && <Icon icon={Check} className="text-accent-text" />}
              </button>
            </li>
          );
        })}
        {assignee && (
          <li>
            <button
              type="button"
              className="flex min-h-12 w-full items-center py-2 text-left text-ink-muted hover:bg-hover"
              onClick={() => choose(null)}
            >
              Nobody
            </button>
          </li>
        )}
      </RowList>
    </Dialog>
  );
}
